"""Weights whose names carry another prefix"""

# raises: RuntimeError
import torch
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present

saved = {f"module.{name}": value for name, value in torch.nn.Linear(2, 2).state_dict().items()}
mended = dict(saved)
consume_prefix_in_state_dict_if_present(mended, "module.")
print(torch.nn.Linear(2, 2).load_state_dict(mended))
torch.nn.Linear(2, 2).load_state_dict(saved)
