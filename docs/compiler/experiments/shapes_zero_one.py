"""Sizes 4, 6, 9, 1 and 0 one after the other: what is compiled, under each way to say that a size varies"""

import _shapes
import torch


def f(x):
    return x * x.shape[0]


def marked(mark, **bounds):
    tensors = [torch.ones(n) for n in (4, 6, 9, 1, 0)]
    for t in tensors:
        mark(t, 0, **bounds)
    return [(t,) for t in tensors]


dynamo, plain = torch._dynamo, [(torch.ones(n),) for n in (4, 6, 9, 1, 0)]
rows = {
    "as it is": (plain, {}),
    "as it is, from 0": (plain[::-1], {}),
    "dynamic=False": (plain, {"dynamic": False}),
    "dynamic=True": (plain, {"dynamic": True}),
    "dynamic=True, from 0": (plain[::-1], {"dynamic": True}),
    "mark_dynamic": (marked(dynamo.mark_dynamic), {}),
    "mark_dynamic, max=8": (marked(dynamo.mark_dynamic, min=2, max=8)[:3], {}),
    "mark_static": (marked(dynamo.mark_static), {}),
    "mark_unbacked": (marked(dynamo.decorators.mark_unbacked), {}),
}
print(f"{'':22}", *(f"{n:6}" for n in (4, 6, 9, 1, 0)), sep="")
for title, (calls, settings) in rows.items():
    said = _shapes.run(f, *calls, **settings)
    said = said[::-1] if "from 0" in title else said
    print(f"{title:22}", *(f"{s:>6}" for s in said), sep="")
