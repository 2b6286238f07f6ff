"""One module as a graph: six opcodes, and the Python that the graph becomes"""

import torch
from torch import fx, nn


class Small(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 3)
        self.shift = nn.Parameter(torch.ones(3))

    def forward(self, x):
        h = torch.relu(self.linear(x) + self.shift)
        return h.sum(dim=0)


module = Small()
traced = fx.symbolic_trace(module)
print(f"{'opcode':14}{'name':9}{'target':15}{'args':18}users")
for n in traced.graph.nodes:
    print(f"{n.op:14}{n.name:9}{n._pretty_print_target(n.target):15}{n.args!s:18}{[str(u) for u in n.users]}")
print(traced.code.strip())

x = torch.randn(2, 3)
print("the module, the generated code and the interpreter agree:", end=" ")
print(torch.equal(module(x), traced(x)) and torch.equal(traced(x), fx.Interpreter(traced).run(x)))
