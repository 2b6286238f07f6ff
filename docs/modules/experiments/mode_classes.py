"""Which layers of torch.nn read `training` when they are called, and which then do something else"""

# limit: 120
import warnings

import _layers
import torch
from torch import nn

warnings.simplefilter("ignore")
readers: set[str] = set()
normal = object.__getattribute__


def spy(module, name):
    """Notes the class of a module that is asked for its flag."""
    if name == "training":
        readers.add(type(module).__name__)
    return normal(module, name)


def run(make, given, training):
    """Outputs and buffers of one call, and the classes that read the flag meanwhile."""
    torch.manual_seed(0)
    module = make().train(training)
    readers.clear()
    nn.Module.__getattribute__ = spy
    try:
        out = module(*given.args, **given.kwargs)
    finally:
        del nn.Module.__getattribute__
    leaves = torch.utils._pytree.tree_leaves((out, dict(module.named_buffers())))
    return [t.detach() for t in leaves if t is not None], set(readers)


called, read, differ = set(), set(), set()
for name, make, given in _layers.samples():
    (train, seen), (evaluated, also) = (run(make, given, flag) for flag in (True, False))
    called.add(name)
    read |= {name} & (seen | also)
    same = all(torch.equal(a.nan_to_num(), b.nan_to_num()) for a, b in zip(train, evaluated, strict=True))
    differ |= set() if same else {name}
print("classes called:", len(called))
print("read the flag themselves:", len(read), *sorted(read))
print("gave other results or buffers:", len(differ), *sorted(differ))
print("of these, did not read it themselves:", *sorted(differ - read))
