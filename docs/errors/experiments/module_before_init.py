"""A module that sets a layer before `Module.__init__`"""

# raises: AttributeError
import torch


class Net(torch.nn.Module):
    def __init__(self):
        self.layer = torch.nn.Linear(2, 2)


Net()
