"""A whole module, loaded where its class is not"""

# raises: AttributeError
import torch


class Net(torch.nn.Linear):
    pass


torch.save(Net(2, 2), "net.pt")
del Net
torch.load("net.pt", weights_only=False)
