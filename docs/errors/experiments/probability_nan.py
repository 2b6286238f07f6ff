"""Sampling from probabilities that are not numbers"""

# raises: RuntimeError
import torch

logits = torch.tensor([1.0, float("nan"), 2.0])
print(torch.isfinite(logits), torch.multinomial(logits.nan_to_num().softmax(0), 1).shape)
torch.multinomial(logits.softmax(0), 1)
