"""Three planted faults, and which backend is the first to go wrong; then the bisector finds two of them"""

# requires: g++
# limit: 200
import contextlib
import io

import torch
from torch._inductor import config, decomposition
from torch._inductor.compiler_bisector import CompilerBisector

config.cpp.simdlen, config.compile_threads = 1, 1
config.cpp.inject_relu_bug_TESTING_ONLY = "accuracy"  # a fault that PyTorch keeps for such tests
decomposition.decompositions[torch.ops.aten.silu.default] = lambda x: x * torch.sigmoid(x) * 1.5


@torch.library.custom_op("guide::ten_times", mutates_args=())  # it changes x, and does not say so
def ten_times(x: torch.Tensor) -> None:
    x.mul_(10)


ten_times.register_fake(lambda x: None)


def an_operator_that_lies(x):
    y = x.clone()
    ten_times(y)
    return y.cos()


def a_wrong_decomposition(x):
    return torch.nn.functional.silu(x.sin())


def a_wrong_lowering(x):
    return torch.relu(x - 0.5).sin() + x.cos()


x = torch.linspace(-1, 2, 8)


def right(function, backend="inductor"):
    torch._dynamo.reset()
    return torch.allclose(torch.compile(function, backend=backend)(x), function(x))


for function in (an_operator_that_lies, a_wrong_decomposition, a_wrong_lowering):
    said = {b: right(function, b) for b in ("eager", "aot_eager", "aot_eager_decomp_partition", "inductor")}
    print(function.__name__, *(f"{b} {'right' if good else 'WRONG'}" for b, good in said.items()), sep=" · ")
for function in (a_wrong_decomposition, a_wrong_lowering):
    with contextlib.redirect_stdout(io.StringIO()) as steps:
        found = CompilerBisector.do_bisect(lambda: right(function))
    print(f"bisected: {found.backend}, {found.subsystem} number {found.bisect_number}: {found.debug_info}")
print("the last steps:", *steps.getvalue().splitlines()[-6:], sep="\n  ")
