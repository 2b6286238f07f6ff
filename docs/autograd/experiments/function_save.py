"""A tensor kept as an attribute of ctx: no version check, no hook, a circle"""

import gc
import weakref

import torch


class Square(torch.autograd.Function):
    keep = "save"

    @staticmethod
    def forward(ctx, x):
        y = x * x
        if Square.keep == "save":
            ctx.save_for_backward(x, y)
        else:
            ctx.x, ctx.y = x, y
        return y

    @staticmethod
    def backward(ctx, grad):
        x, _ = ctx.saved_tensors if Square.keep == "save" else (ctx.x, ctx.y)
        return grad * 2 * x


for Square.keep in "save", "attribute":
    print(f"--- {Square.keep}")
    w = torch.tensor([3.0], requires_grad=True)
    h = w * 1
    y = Square.apply(h)
    h.mul_(10)
    try:
        print("after a write into the input:", torch.autograd.grad(y, w)[0].item(), "(6 is right)")
    except RuntimeError as error:
        print("after a write into the input:", str(error).split(":")[0])
    packed = []
    with torch.autograd.graph.saved_tensors_hooks(lambda t: packed.append(t) or t.clone(), lambda t: t):
        Square.apply(w)
    print("tensors that went through a pack hook:", len(packed))
    gc.disable()
    y = Square.apply(w)
    node = weakref.ref(y.grad_fn)
    del y
    print("the node lives on after `del y`:", node() is not None, end="; ")
    gc.collect()
    print("after gc.collect():", node() is not None)
