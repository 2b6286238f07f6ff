"""A Python number meets a tensor: which dtype has the sum?"""

import torch

for dtype in torch.int8, torch.float32, torch.bool:
    x = torch.ones(2, dtype=dtype)
    for number in True, 2, 2.5, 2j:
        print(f"{x.dtype} + {number!s:4} -> {(x + number).dtype}")
print(torch.full((), 2**63, dtype=torch.uint64))
for make in (
    lambda: torch.full((2,), 300, dtype=torch.int8),
    lambda: torch.ones(2, dtype=torch.int8) + 300,
    lambda: torch.ones(2, dtype=torch.int8) + torch.tensor(300),
):
    try:
        print(make())
    except RuntimeError as error:
        print("RuntimeError:", error)
