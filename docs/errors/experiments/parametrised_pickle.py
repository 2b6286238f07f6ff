"""A module with a parametrised weight is saved whole"""

# raises: RuntimeError
import io

import torch

layer = torch.nn.utils.parametrizations.weight_norm(torch.nn.Linear(2, 2))
torch.save(layer.state_dict(), io.BytesIO())
print("saved the state dict:", *layer.state_dict())
torch.save(layer, io.BytesIO())
