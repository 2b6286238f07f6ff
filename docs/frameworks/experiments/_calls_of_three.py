"""The three halves of `steps_calls`: for each call what was done, what came out and how many entries there are"""


def in_pytorch(torch, calls):
    global factor
    made, told = [], []

    def f(x):
        return (x * factor).sum()

    fast = torch.compile(f, backend=lambda gm, _: made.append(gm) or gm.forward)
    for n, factor in calls:
        before, value = len(made), fast(torch.ones(n)).item()
        told.append(("compiles" if len(made) > before else "reuses", value, len(made)))
    return told


def in_jax(calls):
    import json

    import jax

    global factor
    told = []

    def f(x):
        return (x * factor).sum()

    fast = jax.jit(f)
    for n, factor in calls:
        before, value = fast._cache_size(), float(fast(jax.numpy.ones(n)))
        told.append(("compiles" if fast._cache_size() > before else "reuses", value, fast._cache_size()))
    print(json.dumps(told))


def in_tinygrad(calls):
    import json
    import os

    os.environ["DEV"] = "PYTHON"
    from tinygrad import Tensor, TinyJit

    global factor
    told = []

    def f(x):
        return (x * factor).sum().realize()

    fast = TinyJit(f)
    for n, factor in calls:
        had, count = fast.captured is not None, fast.cnt
        value = fast(Tensor([1.0] * n).realize()).item()
        told.append(("replays" if had else "compiles" if fast.captured else "runs", value, count))
    print(json.dumps(told))
