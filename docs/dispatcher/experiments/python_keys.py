"""The keys that lead into Python: on a subclass, on a thread with a mode, and with the Python dispatcher"""

import re

import torch
from torch._dispatch.python import enable_python_dispatcher
from torch.testing._internal.two_tensor import TwoTensor
from torch.utils._python_dispatch import TorchDispatchMode

C, K = torch._C, torch._C.DispatchKey
KEYS = [K.PythonDispatcher, K.PythonTLSSnapshot, K.FuncTorchDynamicLayerFrontMode, K.Functionalize, K.Python, K.CPU]


def show(what, keys):
    print(f"{what:36s}", *[k.name for k in KEYS if keys.has(k)])


def thread(what):
    show(what, C._dispatch_tls_local_include_set())


class Plain(torch.Tensor):
    pass


class Quiet(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        thread("thread, inside the mode's method")
        return func(*args, **(kwargs or {}))


x = torch.ones(2)
show("tensor", C._dispatch_keys(x))
show("subclass without __torch_dispatch__", C._dispatch_keys(x.as_subclass(Plain)))
show("subclass with __torch_dispatch__", C._dispatch_keys(TwoTensor(x, x)))
thread("thread")
with Quiet():
    thread("thread, under a dispatch mode")
    x + x
with enable_python_dispatcher():
    thread("thread, under the Python dispatcher")
torch.vmap(lambda t: (thread("thread, inside vmap"), t)[1])(x)

table = C._dispatch_dump_table("aten::add.Tensor").splitlines()
print()
for key in KEYS[:-1]:
    line = next(line for line in table if line.startswith(key.name + ":"))
    print(f"add.Tensor, slot {key.name:31s}", re.search(r"\w+\.cpp", line)[0], line[line.rindex("[") :])
