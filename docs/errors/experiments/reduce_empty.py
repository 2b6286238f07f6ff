"""The largest of no numbers"""

# raises: RuntimeError
import torch

found = torch.tensor([])
print(found.sum())
try:
    found.argmax()
except IndexError as error:
    print(error)
found.max()
