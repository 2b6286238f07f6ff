"""A model of the min-cut partitioner on 100 random functions, whole and without one rule at a time"""

import _partition as model
import torch

x, y = (torch.rand(8, 8, requires_grad=True) for _ in range(2))
cut = [model.partitioned(function, x, y) for function in model.functions(100, seed=0)]
print("saved nodes in all:", sum(len(names) for _, _, names in cut))
for rule in ("", *model.RULES):
    same = sum(model.Cut(graph, outputs, rule).saved() == names for graph, outputs, names in cut)
    title = f"without {rule!r}" if rule else "all rules"
    print(f"{title}: the same nodes in {same} of {len(cut)} functions")
