"""A gradient of another shape is assigned"""

# raises: RuntimeError
import torch

weight = torch.ones(2, requires_grad=True)
weight.grad = torch.zeros(2)
print(weight.grad)
try:
    weight.grad = torch.zeros(2, dtype=torch.float64)
except RuntimeError as error:
    print(str(error).partition(".")[0])
weight.grad = torch.zeros(3)
