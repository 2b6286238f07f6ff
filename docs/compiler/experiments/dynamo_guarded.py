"""The toy's guards against Dynamo's: when may a graph be used again?"""

# limit: 180
import _programs
import torch
from _toy_dynamo import Entry


def inputs(n, size=3, dtype=torch.float32):
    return [(torch.arange(float(size * size)).reshape(size, size) / (i + 2) - i).to(dtype) for i in range(n)]


def other(x, k=2):
    return torch.sin(x) * k


CHANGES = {
    "the numbers": lambda n: [t * 3 for t in inputs(n)],
    "a size": lambda n: inputs(n, size=4),
    "a dtype": lambda n: inputs(n, dtype=torch.float64),
    "the strides of the last": lambda n: inputs(n)[:-1] + [inputs(n)[-1].t().contiguous().t()],
    "the last needs a gradient": lambda n: inputs(n)[:-1] + [inputs(n)[-1].requires_grad_() * 1],
    "one tensor comes twice": lambda n: inputs(n)[:1] * 2 + inputs(n)[2:],
    "another function in a global": inputs,
}
again, agree = dict.fromkeys(CHANGES, 0), dict.fromkeys(CHANGES, 0)
for seed in range(25):
    fn, n = _programs.program(seed, breaks=0)
    torch._dynamo.reset()
    compiled = []
    graph = torch.compile(fn, backend=lambda gm, _, log=compiled: log.append(gm) or gm.forward, dynamic=False)
    graph(*inputs(n))
    entries = [Entry(fn, inputs(n))]
    for change, make in CHANGES.items():
        before, args, original = len(compiled), make(n), _programs.scaled
        _programs.scaled = other if "global" in change else original
        held = any(entry.holds(args) for entry in entries)
        if not held:
            entries.append(Entry(fn, make(n)))
        graph(*args)
        _programs.scaled = original
        again[change] += len(compiled) > before
        agree[change] += held == (len(compiled) == before)
for change, count in again.items():
    print(f"{change:28} Dynamo compiles {count:2} of 25 again, the toy agrees in {agree[change]}")
