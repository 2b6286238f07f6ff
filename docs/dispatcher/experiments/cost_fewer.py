"""The same work on ten tensors, with fewer and fewer operators"""

# requires: g++
# limit: 240
import textwrap
from collections import Counter

import torch
from torch._inductor import config
from torch._inductor.utils import run_and_get_code
from torch.autograd.profiler import profile

config.cpp_cache_precompile_headers = False  # for one kernel they do not pay
xs = [torch.ones(8) for _ in range(10)]
stack = torch.stack(xs)


def one(x):
    return torch.relu(x * 2 + 1) - x


def loop(xs):
    return [one(x) for x in xs]


def foreach(xs):
    ys = torch._foreach_add(torch._foreach_mul(xs, 2), 1)
    return torch._foreach_sub(torch._foreach_clamp_min(ys, 0), xs)


compiled = torch.compile(loop, fullgraph=True)
_, (code,) = run_and_get_code(compiled, xs)
for name, function, argument in [("a loop over ten", loop, xs), ("one stacked tensor", one, stack), ("foreach", foreach, xs),
                                 ("the loop, compiled", compiled, xs)]:  # fmt: skip
    function(argument)
    with profile() as events:
        function(argument)
    ops = [e for e in events.function_events if e.name.startswith("aten::")]
    print(f"{name}: {sum(e.cpu_parent is None for e in ops)} operators from Python, {len(ops)} in all")
    if ops:
        counts = ", ".join(f"{op.removeprefix('aten::')} {n}" for op, n in Counter(e.name for e in ops).items())
        print(textwrap.indent(textwrap.fill(counts, 70), "   "))
print("   generated:", code.count('extern "C"'), "C++ function,", code.count("\n        cpp_fused"), "call of it,",
      code.count("= empty_strided_cpu("), "allocations")  # fmt: skip
