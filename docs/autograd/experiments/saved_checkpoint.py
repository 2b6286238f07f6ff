"""What checkpoint runs again in backward, and what it compares"""

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.checkpoint import CheckpointError, checkpoint


class Log(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        name = func.name().split("::")[1].split(".")[0]
        if name in ("mm", "relu", "bernoulli_", "add", "threshold_backward"):
            print(name, end=" ")
        return func(*args, **kwargs or {})


def block(x):
    return torch.dropout((x @ w1).relu(), 0.5, True) @ w2 + x


torch.manual_seed(0)
w1, w2, x = (torch.randn(4, 4, requires_grad=True) for _ in range(3))
for how in ({"use_reentrant": False}, {"use_reentrant": False, "early_stop": False}, {"use_reentrant": True}):
    y = checkpoint(block, x, **how)
    print(f"{how}, {type(y.grad_fn).__name__}\n  backward runs:", end=" ")
    with Log():
        y.sum().backward()
    print()
ones = torch.ones(64, requires_grad=True)
for keep in (True, False):
    y = checkpoint(lambda x: torch.dropout(x, 0.5, True), ones, use_reentrant=False, preserve_rng_state=keep)
    (grad,) = torch.autograd.grad(y.sum(), ones)
    print(f"preserve_rng_state={keep}, the same elements dropped twice: {torch.equal(y == 0, grad == 0)}")
for what, change in {"another shape": lambda x, n: x[:n], "another value": lambda x, n: x * n}.items():
    calls = iter((1, 2))
    y = checkpoint(lambda x: change(x, next(calls)).sin(), x, use_reentrant=False)
    try:
        y.sum().backward()
        print(f"{what} the second time: no error")
    except CheckpointError as error:
        print(f"{what} the second time: {str(error).splitlines()[0]}")
for reentrant in (True, False):
    try:
        torch.autograd.grad(checkpoint(block, x, use_reentrant=reentrant).sum(), x)
        print(f"autograd.grad, use_reentrant={reentrant}: works")
    except RuntimeError as error:
        print(f"autograd.grad, use_reentrant={reentrant}: {str(error).split('. ')[0]}")
