"""Where bytes begin: addresses of allocations, of views, and of lent memory"""

import torch

print("multiples of 64:", end=" ")
print(all(torch.empty(n, dtype=torch.uint8).data_ptr() % 64 == 0 for n in [*range(1, 3000), 10**5, 10**6, 10**7]))
t = torch.zeros(4, 3)
print("rows of three floats, address modulo 64:", [row.data_ptr() % 64 for row in t])
buffer = bytearray(64)
odd = torch.frombuffer(buffer, dtype=torch.float32, offset=1, count=8)
start = torch.frombuffer(buffer, dtype=torch.uint8).data_ptr()
print("frombuffer with offset=1: one byte behind the start", odd.data_ptr() == start + 1, end=", ")
odd.copy_(torch.arange(8.0))
print("sum", odd.sum().item(), end=", ")
print("a clone is aligned", odd.clone().data_ptr() % 64 == 0)
print(
    "an empty tensor's address:",
    torch.empty(0).data_ptr(),
    "and one on meta:",
    torch.empty(3, device="meta").data_ptr(),
)
