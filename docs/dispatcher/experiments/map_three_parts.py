"""An operator is a name, a schema and a table of kernels"""

import re

import torch

op = torch.ops.aten.add.Tensor
print("name:  ", op.name())
print("schema:", op._schema)
table = torch._C._dispatch_dump_table(op.name()).splitlines()
print("slots that hold something:", len(table))
x = torch.ones(2)
for key in ("AutogradCPU", "CPU", "SparseCPU", "Meta", "XLA"):
    slot = next((line for line in table if line.startswith(key + ":")), "empty")
    print(f"  {key:12s}{re.sub(r':[0-9]+', ':…', slot.split('/')[-1])}")
print("\nthe bits that choose:", torch._C._dispatch_keys(x))
