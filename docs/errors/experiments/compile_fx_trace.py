"""FX traces a function that is already compiled"""

# raises: RuntimeError
import torch

compiled = torch.compile(lambda x: x * 2, backend="eager")
torch.fx.symbolic_trace(compiled)
