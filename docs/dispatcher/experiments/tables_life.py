"""An operator's entry from its first kernel to its last"""

import torch

C = torch._C


def show(title, call=True):
    print(title)
    for line in C._dispatch_dump("life::f").splitlines():
        key, _, rest = line.partition(": ")
        if key not in ("name", "debug", "alias analysis kind"):
            print("   ", key + ":", "line " + rest.split(" ::")[0].split(":")[-1] if "registered at" in rest else rest)
    if call:
        print("    f(1) =", torch.ops.life.f(torch.ones(1)).item())


early = torch.library.Library("life", "IMPL", "CPU")
early.impl("f", lambda x: x + 10)
show("a kernel, no schema yet", call=False)
print("    dangling:", len(C._dispatch_find_dangling_impls()))
schema = torch.library.Library("life", "DEF")
schema.define("f(Tensor x) -> Tensor")
show("then the schema")
late = torch.library.Library("life", "IMPL", "CPU")
late.impl("f", lambda x: x + 20)
show("a second kernel for the same key")
late._destroy()
show("its library destroyed")
try:
    torch.ops.life.f(torch.ones(1).to_sparse())
except NotImplementedError as error:
    print("a sparse tensor:", str(error).partition(" This could")[0])
try:
    torch.library.Library("life", "DEF")
except RuntimeError as error:
    print("a second DEF:", str(error).splitlines()[0][:74])
