"""A scripted module given to torch.compile"""

# raises: RuntimeError
import torch

scripted = torch.jit.script(torch.nn.Linear(2, 2))
torch.compile(scripted)(torch.ones(1, 2))
