"""A tensor of inference mode, written outside of it"""

# raises: RuntimeError
import torch

with torch.inference_mode():
    total = torch.zeros(2)
print(total.is_inference(), total.clone().add_(1))
total += 1
