"""The operators that one dropout calls, in training and in evaluation"""

import re

import torch
import torch.nn.functional as F
from torch.utils._python_dispatch import TorchDispatchMode


class Log(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        print("  ", op, [a for a in args if not isinstance(a, torch.Tensor)])
        return op(*args, **(kwargs or {}))


x = torch.ones(4)
with Log():
    for training in (True, False):
        print("training" if training else "evaluation")
        y = F.dropout(x, 0.25, training)
    print("evaluation returned its input:", y is x)

table = torch._C._dispatch_dump_table("aten::dropout").splitlines()
line = next(line for line in table if line.startswith("AutogradCPU"))
print(re.sub(r"(?<=cpp:)\d+", "…", line.replace("/__w/pytorch/pytorch/", "")))
