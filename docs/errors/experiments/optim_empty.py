"""An optimizer without parameters"""

# raises: ValueError
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [torch.nn.Linear(2, 2)]


torch.optim.SGD(Net().parameters(), lr=0.1)
