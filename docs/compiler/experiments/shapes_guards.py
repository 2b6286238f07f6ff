"""What a program asks of a size becomes a guard: the same symbol, eleven programs"""

import _shapes
import torch

PROGRAMS = {
    "x * 2": lambda x, y: x * 2,
    "torch.zeros(n)": lambda x, y: x + torch.zeros(x.shape[0]),
    "n > 5": lambda x, y: x * 2 if x.shape[0] > 5 else x,
    "n % 2 == 0": lambda x, y: x * 2 if x.shape[0] % 2 == 0 else x,
    "x.view(2, -1)": lambda x, y: x.view(2, -1),
    "x + y": lambda x, y: x + y,
    "x[:4] + torch.ones(4)": lambda x, y: x[:4] + torch.ones(4),
    "x + torch.ones(8)": lambda x, y: x + torch.ones(8),
    "torch.cat([x, y])": lambda x, y: torch.cat([x, y]),
    "f'{n}'": lambda x, y: x + len(f"{x.shape[0]}"),
    "for i in range(n)": lambda x, y: sum(x[i] for i in range(x.shape[0])),
}
for text, program in PROGRAMS.items():
    x, y = torch.ones(8), torch.zeros(8)
    torch._dynamo.maybe_mark_dynamic(x, 0)
    torch._dynamo.maybe_mark_dynamic(y, 0)
    (shapes,) = _shapes.run(program, (x, y))
    _, env = _shapes.compilations[-1]
    names = {str(symbol): name for symbol, name in zip(env.backed_var_to_val, "nm", strict=False)}
    guards = "; ".join(str(g.expr) for g in env.guards)
    for symbol, name in names.items():
        guards, shapes = guards.replace(symbol, name), shapes.replace(symbol, name)
    print(f"{text:22} {guards or 'nothing':22} inputs {shapes}")
