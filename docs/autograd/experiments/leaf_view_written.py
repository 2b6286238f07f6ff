"""One element of a parameter written"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
with torch.no_grad():
    w[0] = 0
print(w)
w[0] = 5
