"""What the exported program holds, and what compiled code calls"""

# requires: g++
# helpers: _swiglu.cpp, _checks.cpp
# limit: 180
import re

import _package
import torch
from torch._inductor.utils import run_and_get_code

op = _package.whole()


class MLP(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.both, self.down = torch.nn.Linear(8, 32), torch.nn.Linear(16, 8)

    def forward(self, x):
        gate, up = self.both(x).chunk(2, dim=-1)
        return self.down(op(gate, up))


model, x = MLP(), torch.randn(5, 8)
rows = torch.export.Dim("rows", min=2)
program = torch.export.export(model, (x,), dynamic_shapes=({0: rows},))
print("the exported program calls:")
for node in program.graph.nodes:
    if node.op == "call_function":
        shape = getattr(node.meta["val"], "shape", None)
        print(f"    {node.target!s:28}", "" if shape is None else list(shape))
with torch.no_grad():
    _, code = run_and_get_code(torch.compile(model, fullgraph=True), x)
print("the code that Inductor wrote calls:")
for called in re.findall(r"(torch\.ops\.\w+\.\w+\.\w+|extern_kernels\.\w+)\(", code[0]):
    print("   ", called)
