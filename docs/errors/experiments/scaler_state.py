"""The state of a scaler that was off, loaded into one that is on"""

# raises: RuntimeError
import torch

saved = torch.amp.GradScaler("cpu", enabled=False).state_dict()
print(saved)
torch.amp.GradScaler("cpu").load_state_dict(saved)
