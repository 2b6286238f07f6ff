"""A module whose forward is not where it should be"""

# raises: NotImplementedError
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()

        def forward(self, x):
            return x


Net()(torch.ones(1))
