"""How a symbol gets its number, what the rule of 0 and 1 saves, and how a question is written as a guard"""

import _shapes
import torch
from torch._dynamo.source import ConstantSource
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv, StatelessSymbolicContext


def symbols(fn, *arguments):
    """The symbols of a compilation with all sizes marked, and where each is read."""
    for tensor in arguments:
        torch._dynamo.mark_dynamic(tensor, 0)
    _shapes.run(fn, arguments)
    env = _shapes.compilations[-1][1]
    return [f"{symbol} from {env.var_to_sources[symbol][0].name}" for symbol in env.backed_var_to_val], env


print(*symbols(lambda x: x * 2, torch.ones(8))[0])
print(*symbols(lambda hx: hx * 2, torch.ones(8))[0])
print(*symbols(lambda x, hx: x.sum() + hx.sum(), torch.ones(8), torch.ones(6))[0], sep=", ")

_, env = symbols(lambda x: x.reshape(x.shape[0] // 2, 2), torch.ones(8))
print("reshape(n // 2, 2):", "; ".join(str(g.expr).replace("s77", "n") for g in env.guards))

for name, program in {"x * 2": lambda x: x * 2, "cat": lambda x: torch.cat([x, x])}.items():
    for specialize in (True, False):
        env = ShapeEnv(specialize_zero_one=specialize)
        context = StatelessSymbolicContext(dynamic_sizes=[DimDynamic.DYNAMIC] * 2)
        mode = FakeTensorMode(shape_env=env)
        x = mode.from_tensor(torch.ones(4, 3), symbolic_context=context, source=ConstantSource("x"))
        with mode:
            program(x)
        names = {str(s): n for s, n in zip(env.backed_var_to_val, "nmk", strict=False)}
        guards = "; ".join(str(g.expr) for g in env.guards) or "no guard"
        for symbol, short in names.items():
            guards = guards.replace(symbol, short)
        print(f"{name:6} specialize_zero_one={specialize}: {guards}")
