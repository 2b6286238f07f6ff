"""Where autocast is on: inside another block, behind an error, in a decorator, in a thread, in backward"""

import threading

import torch
from torch.utils._python_dispatch import TorchDispatchMode


def told():
    name = str(torch.get_autocast_dtype("cpu")).removeprefix("torch.")
    return f"on, {name}" if torch.is_autocast_enabled("cpu") else "off"


class Types(TorchDispatchMode):
    """Prints the products and casts that reach the level under autocast."""

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        if function.overloadpacket in (torch.ops.aten.mm, torch.ops.aten._to_copy):
            kinds = [str(a.dtype).removeprefix("torch.") for a in args if isinstance(a, torch.Tensor)]
            print("  ", function, *kinds)
        return function(*args, **(kwargs or {}))


with torch.autocast("cpu"):
    print("in a block:", told())
    with torch.autocast("cpu", dtype=torch.float16):
        print("in one for float16 inside:", told())
    with torch.autocast("cpu", enabled=False):
        print("in one with enabled=False inside:", told())
        print("a product in 16 bits there:", torch.mm(a := torch.ones(2, 2).bfloat16(), a).dtype)
    (thread := threading.Thread(target=lambda: print("in a thread started there:", told()))).start()
    thread.join()
try:
    with torch.autocast("cpu"):
        raise KeyError
except KeyError:
    print("behind a block left by an error:", told())
print("in a decorated function:", torch.autocast("cpu")(told)(), "· behind it:", told())


def batches():
    with torch.autocast("cpu"):
        yield


loop = batches()
next(loop)
print("between two yields of a generator:", told())
loop.close()
print("when it is closed:", told())

x, weight = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
with torch.autocast("cpu"):
    loss = torch.mm(x, weight).sum()
with Types():
    print("backward, outside of the block:", told())
    loss.backward()
print("gradient of weight:", weight.grad.dtype)
