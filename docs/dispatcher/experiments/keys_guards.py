"""What a backend kernel finds excluded on its thread, with and without a guard in the kernel above it"""

import torch

C, K = torch._C, torch._C.DispatchKey
ns = torch.library.Library("guards", "DEF")
for name in ("bare", "guarded", "again"):
    ns.define(name + "(Tensor x) -> Tensor")
below = C._after_autograd_keyset


def excluded():
    out = C._dispatch_tls_local_exclude_set()
    return [k for k in ("AutogradFunctionality", "ADInplaceOrView") if out.has(getattr(K, k))] or "neither"


def backend(x):
    print("  CPU kernel, excluded:", excluded())
    print("  a result computed in it requires grad:", (x * 2).requires_grad)
    return x.detach()


def bare(keys, x):  # goes down by its argument alone
    return torch.ops.guards.bare.default.redispatch(keys & below, x)


def guarded(keys, x):  # goes down, and forbids the keys to everything called from there
    with C._AutoDispatchBelowAutograd():
        return torch.ops.guards.guarded.default.redispatch(keys & below, x)


for name, kernel in (("bare", bare), ("guarded", guarded)):
    ns.impl(name, backend, "CPU")
    ns.impl(name, kernel, "Autograd", with_keyset=True)
ns.impl("again", lambda x: torch.ops.guards.again(x), "Autograd")

x = torch.ones(1, requires_grad=True)
for name in ("bare", "guarded"):
    print(name)
    getattr(torch.ops.guards, name)(x)
print("again: calls itself from its Autograd kernel")
try:
    torch.ops.guards.again(x)
except RecursionError:
    print("  RecursionError")
mine = torch.library.Library("aten", "IMPL")
mine.impl("frac", lambda x: (print("  CPU kernel, excluded:", excluded()), x)[1], "CPU")
print("aten::frac, whose Autograd kernel is the generated one")
torch.frac(x)
