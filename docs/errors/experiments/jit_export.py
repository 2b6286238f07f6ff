"""A scripted module given to torch.export"""

# raises: ValueError
import torch

scripted = torch.jit.script(torch.nn.Linear(2, 2))
torch.export.export(scripted, (torch.ones(1, 2),))
