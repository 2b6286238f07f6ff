"""`is` on small integers is CPython's affair; `is` on tensors is PyTorch's"""

import torch

for value in (200, 300):  # made at run time, so that the compiler cannot share one constant
    print(value, "is", value, "for two integers:", int(str(value)) is int(str(value)))

row = torch.tensor([300, 300])
print("two values out of one tensor:", row[0].item() is row[1].item())
print("row[0] is row[0]:", row[0] is row[0], "· same memory:", row[0].data_ptr() == row[0].data_ptr())

weight = torch.ones(2, requires_grad=True)
weight.sum().backward()
print("weight.grad is weight.grad:", weight.grad is weight.grad)
