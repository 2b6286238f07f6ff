"""A dimension that is not as free as it was said to be"""

# raises: torch._dynamo.exc.UserError
import torch


class Net(torch.nn.Module):
    def forward(self, x):
        return x + torch.ones(4)


torch.export.export(Net(), (torch.ones(4),), dynamic_shapes=({0: torch.export.Dim("batch")},))
