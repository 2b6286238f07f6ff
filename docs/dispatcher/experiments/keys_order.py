"""Two composites in either order: what the dump says of autograd's slot, and what a call enters"""

import torch

C = torch._C
kept = [torch.library.Library("order", "DEF")]


def kernel(key):
    def run(x):
        print(f"    entered: {key}")
        return x.clone()

    return run


def show(name, keys):
    kept[0].define(f"{name}(Tensor x) -> Tensor")
    for key in keys:
        kept.append(torch.library.Library("order", "IMPL"))
        kept[-1].impl(name, kernel(key), key)
    print(", then ".join(keys))
    for line in C._dispatch_dump_table(f"order::{name}").splitlines():
        key, _, rest = line.partition(": ")
        if key == "AutogradCPU":
            print(f"    the dump says of {key}: {rest.rpartition('[')[2].strip(']')}")
    getattr(torch.ops.order, name)(torch.ones(2, requires_grad=True))


IMPLICIT, EXPLICIT = "CompositeImplicitAutograd", "CompositeExplicitAutograd"
show("f", [EXPLICIT, IMPLICIT])
show("g", [IMPLICIT, EXPLICIT])
show("h", [IMPLICIT, EXPLICIT, "Autograd"])
