"""One entry per overload: names in the dispatcher, and which overload a call reaches"""

from collections import Counter

import torch
from torch.utils._python_dispatch import TorchDispatchMode

names = torch._C._dispatch_get_all_op_names()
aten = [name for name in names if name.startswith("aten::")]
print(len(names), "operators;", dict(Counter(name.split("::")[0] for name in names).most_common(4)))
print(len(aten), "in aten, under", len({name.split(".")[0] for name in aten}), "names without overload")
print("aten::add in the dispatcher:  ", sorted(n for n in aten if n.split(".")[0] == "aten::add"))
print("torch.ops.aten.add.overloads():", len(torch.ops.aten.add.overloads()))


class Say(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        print("   ", op)
        return op(*args, **(kwargs or {}))


x = torch.ones(2)
for text in ("torch.add(x, x)", "torch.add(x, 1)", "torch.ops.aten.add(x, 1)", "torch.pow(x, 2)", "torch.sum(x, 0)"):
    print(text)
    with Say():
        eval(text)
