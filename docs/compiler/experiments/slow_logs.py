"""One slow function, and what three logs and `explain` say of it"""

import re

import torch
from _lower import log


def f(x, factor):
    y = x.sin() * factor
    print(end="")
    if y.sum() > 0:
        y = y + 1
    return y.cos()


found = torch._dynamo.explain(f)(torch.ones(3), 2)
print("explain:", found.graph_count, "graphs,", found.graph_break_count, "breaks,", found.op_count, "operations")
for reason in found.break_reasons:
    print("  ", reason.reason.splitlines()[0])
torch._dynamo.reset()
compiled = torch.compile(f, backend="eager")
with log("graph_breaks") as breaks:
    compiled(torch.ones(3), 2)
print("graph_breaks:", len(breaks), "entries; of the first, without places:")
for line in breaks[0].splitlines():
    if line.strip() and "File" not in line and not line.startswith(("    ", "User", " For", "Graph")):
        print("  ", line.strip()[:90])
with log("recompiles") as said:
    compiled(torch.ones(3), 3)
    compiled(torch.ones(4), 3)
    compiled(torch.ones(4, dtype=torch.float64), 3)
print("recompiles:")
for entry in said:
    name = re.search(r"Recompiling function (\w+)", entry)[1]
    reason = re.search(r"- \d+/\d+: (.*)", entry)[1]
    print("  ", name.split("_at_")[0] + ":", re.sub(r" +#.*", "", reason))
