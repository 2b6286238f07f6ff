"""A hook that writes into its gradient changes another node's gradient too"""

import torch


def run(hook):
    """What arrives at `s`, with `hook` on `m`."""
    w = torch.tensor(1.0, requires_grad=True)
    e, s = w.exp(), w.sin()
    m = e * s
    loss = m + s
    got = []
    s.register_hook(got.append)
    if hook:
        m.register_hook(hook)
    loss.backward()
    return f"{got[0]:.4f}"


def returns(grad):
    return grad * 10


def writes(grad):
    grad.mul_(10)


print("no hook: ", run(None))
print("returns: ", run(returns), "= 10 e + 1")
print("writes:  ", run(writes), "= 10 e + 10")
