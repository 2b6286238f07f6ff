"""An index past the end"""

# raises: IndexError
import torch

t = torch.arange(10)
print(t[9], t[-1], t[10:])
t[10]
