"""Two libraries give a kernel for one cell, and the newer one is closed"""

import _both as both
import torch
from torch.library import Library, register_fake

first, second = Library("closing", "FRAGMENT"), Library("closing", "FRAGMENT")
first.define("f(Tensor x) -> Tensor")


def kernel(owner):
    def run(x):
        print("   ", owner, end="")
        return x.clone()

    return run


def ask(when):
    print(f"{when:16}", end="")
    for device in ("cpu", "meta"):
        torch.ops.closing.f.default(torch.ones(2, device=device))
    with both.FakeTensorMode() as fakes:
        torch.ops.closing.f.default(fakes.from_tensor(torch.ones(2)))
    print()


print(f"{'':20}cpu      meta     a fake tensor")
first.impl("f", kernel("first"), "CompositeExplicitAutograd")
ask("first alone")
second.impl("f", kernel("second"), "CompositeExplicitAutograd")
ask("then second")
second._destroy()
ask("second closed")
register_fake("closing::f", kernel("fake"), lib=first)
ask("a fake kernel")
