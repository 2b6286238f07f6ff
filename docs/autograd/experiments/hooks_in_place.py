"""A hook stays with the value it was registered on; a retained gradient follows the tensor."""

import torch


def run(text, make, change):
    w = torch.ones(2, requires_grad=True)
    h = make(w * 2)
    h.retain_grad()
    h.register_hook(lambda grad: print("  hook from before the change:", grad.tolist()))
    before = h.grad_fn.name()
    change(h)
    print(f"{text}\n  grad_fn: {before}, then {h.grad_fn.name()}")
    h.register_hook(lambda grad: print("  hook from after the change: ", grad.tolist()))
    h.sum().backward()
    print("  retained:", h.grad.tolist())


run("h.pow_(2)", lambda x: x, lambda h: h.pow_(2))
run("h[0].pow_(2), in a view of h", lambda x: x, lambda h: h[0].pow_(2))
run("h is a view itself, h.pow_(2)", lambda x: x[:], lambda h: h.pow_(2))
run("h.data.pow_(2), unseen by autograd", lambda x: x, lambda h: h.data.pow_(2))
