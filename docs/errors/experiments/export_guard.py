"""A size that depends on data decides"""

# raises: torch.fx.experimental.symbolic_shapes.GuardOnDataDependentSymNode
import torch


class Net(torch.nn.Module):
    def forward(self, x):
        n = x.item()
        if n > 3:
            return torch.ones(2)
        return torch.zeros(2)


torch.export.export(Net(), (torch.tensor(4),))
