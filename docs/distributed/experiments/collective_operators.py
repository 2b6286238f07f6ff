"""A collective is an operator: its schema, who has a kernel, and what a mode sees"""

# requires: network-loopback
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
from torch.utils._python_dispatch import TorchDispatchMode

names = torch._C._dispatch_get_all_op_names()
for space in ("c10d::", "_c10d_functional::"):
    of_space = sorted({n.removeprefix(space).split(".")[0] for n in names if n.startswith(space)})
    print(f"{space} {len(of_space)} operators, such as", *of_space[2:5])
for name in ("c10d::allreduce_", "_c10d_functional::all_reduce"):
    print(torch._C._get_schema(name, ""))
    keys = ("CPU", "CUDA", "PrivateUse1", "Meta", "Autograd", "CompositeExplicitAutograd")
    has = torch._C._dispatch_has_kernel_for_dispatch_key
    print("   kernels:", *(key for key in keys if has(name, key)))


class Show(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        print("   ", func)
        return func(*args, **kwargs or {})


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
x = torch.ones(2)
with Show():
    print("dist.all_reduce(x)")
    dist.all_reduce(x)
    print("funcol.all_reduce(x) + 1")
    funcol.all_reduce(x, "sum", dist.group.WORLD) + 1
