"""A loop over a single number"""

# raises: TypeError
import torch

loss = torch.tensor([1.0, 2.0]).mean()
print(list(loss[None]))
try:
    len(loss)
except TypeError as error:
    print(error)
for value in loss:
    print(value)
