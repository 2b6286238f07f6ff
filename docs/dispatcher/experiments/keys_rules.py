"""One operator, kernels added one by one: which rule fills which slot"""

import torch

C = torch._C
ns = torch.library.Library("rules", "DEF")
ns.define("f(Tensor x) -> Tensor")
SLOTS = (
    "Undefined",
    "CPU",
    "QuantizedCPU",
    "SparseCPU",
    "AutogradCPU",
    "AutogradMeta",
    "ADInplaceOrView",
    "FuncTorchBatched",
)
handles, kernels = [], {}


def show(title):
    found = {}
    for line in C._dispatch_dump_table("rules::f").splitlines():
        key, _, rest = line.partition(": ")
        found[key] = ("fallthrough, " if "fallthrough" in rest else "") + rest.rpartition("[")[2].strip("]")
    print(title)
    for slot in SLOTS:
        print(f"    {slot:17s}{found.get(slot, '-')}")


def add(key):
    handles.append(torch.library.Library("rules", "IMPL"))
    handles[-1].impl("f", lambda x: x, key)
    show(f"+ {key}")


show("only a schema")
add("CompositeImplicitAutograd")
add("CPU")
add("Autograd")
add("CompositeExplicitAutograd")
handles[1]._destroy()
show("- CPU")
