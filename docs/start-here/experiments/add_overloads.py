"""Five ways to write an addition, and the operator each one calls"""

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Log(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        print(f"   {op}({', '.join(type(a).__name__ for a in args)}) {kwargs or ''}")
        return op(*args, **(kwargs or {}))


a, b = torch.ones(2), torch.ones(2)
with Log():
    for code in ("torch.add(a, b)", "torch.add(a, 2)", "1 + a", "a.add_(b, alpha=3)", "torch.add(2, 3)"):
        print(code)
        eval(code)

for wrong in ("torch.add(a)", "torch.add(a, 'b')"):
    try:
        eval(wrong)
    except TypeError as error:
        print(f"{wrong}\n   {error}")
