"""An exported program is called with another batch size"""

# raises: AssertionError
import torch

program = torch.export.export(torch.nn.Linear(3, 2), (torch.ones(4, 3),))
program.module()(torch.ones(5, 3))
