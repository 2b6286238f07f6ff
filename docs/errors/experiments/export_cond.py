"""A branch of torch.cond returns a view of its input"""

# raises: torch._dynamo.exc.UncapturedHigherOrderOpError
import torch


class Model(torch.nn.Module):
    def forward(self, x):
        return torch.cond(x.sum() > 0, lambda x: x[:], lambda x: x.cos(), (x,))


torch.export.export(Model(), (torch.ones(4),))
