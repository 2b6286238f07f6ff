"""One step of the MLP: which operators run in either library, and in which order"""

import textwrap
from itertools import groupby

import _little
import _reference
from _nets import train
from torch.utils._python_dispatch import TorchDispatchMode


class Log(TorchDispatchMode):
    """Every operator that comes to the kernels."""

    names = []

    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        if operator.namespace == "aten":
            self.names.append(operator._schema.name.removeprefix("aten::"))
        return operator(*args, **(kwargs or {}))


def shown(names):
    """Without `detach`, a view that PyTorch takes when it saves or hands out."""
    return [name for name in names if name != "detach"]


ours, theirs = train(_little, "mlp", 2), train(_reference, "mlp", 2)
next(ours), next(theirs)
_little.log.clear()
next(ours)
with Log():
    next(theirs)
mine, others = shown(_little.log), shown(Log.names)
print(f"{len(mine)} operators and {len(others)}, equal in order: {mine == others}")
runs = [(name, len([*some])) for name, some in groupby(mine)]
said = [f"{name} x{count}" if count > 1 else name for name, count in runs]
print(textwrap.fill(", ".join(said), 84))
