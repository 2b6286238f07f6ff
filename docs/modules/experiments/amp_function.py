"""A Function of one's own under autocast: with custom_fwd and custom_bwd, without, and for another device"""

import torch
from torch.amp import custom_bwd, custom_fwd


def short(*tensors):
    return " ".join(str(t.dtype).removeprefix("torch.") for t in tensors)


def forward(ctx, x, w):
    y = x.mm(w)
    print(f"  forward: got {short(x, w)}, made {short(y)}, autocast {torch.is_autocast_enabled('cpu')}")
    ctx.save_for_backward(x, w)
    return y


def backward(ctx, grad):
    x, w = ctx.saved_tensors
    print(f"  backward: got {short(grad)}, saved {short(x, w)}, autocast {torch.is_autocast_enabled('cpu')}")
    return grad.mm(w.t()), x.t().mm(grad)


def run(what, fwd, bwd, on=True):
    print(what)
    product = type("Product", (torch.autograd.Function,), {"forward": staticmethod(fwd), "backward": staticmethod(bwd)})
    x, w = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
    with torch.autocast("cpu", enabled=on):
        y = product.apply(x, w)
    try:
        y.sum().backward()
        print(f"  gradients: {short(x.grad, w.grad)}")
    except RuntimeError as error:
        print(f"  {error}")


run("plain", forward, backward)
both = custom_fwd(forward, device_type="cpu"), custom_bwd(backward, device_type="cpu")
run("custom_fwd, custom_bwd", *both)
run("the same, outside of autocast", *both, on=False)
cast = custom_fwd(forward, device_type="cpu", cast_inputs=torch.float32)
run("custom_fwd(cast_inputs=torch.float32), custom_bwd", cast, both[1])
other = custom_fwd(forward, device_type="cuda", cast_inputs=torch.float32)
run("the same, with device_type='cuda' and tensors on the CPU", other, custom_bwd(backward, device_type="cuda"))
