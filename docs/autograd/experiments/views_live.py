"""The live graph of a base and its view, before and after a write through the view"""

import torch


def draw(when, label, tensors):
    names = {}

    def node(fn):
        if fn not in names:
            names[fn] = name = f"{when}{len(names)}"
            leaf = hasattr(fn, "variable")
            text = "AccumulateGrad\\nx" if leaf else fn.name().split("::")[-1]
            style = "ok" if leaf else "cpp key" if "Copy" in text else "cpp"
            print(f'    {name} [label="{text}", class="{style}"];')
            for successor, _ in fn.next_functions:
                if successor is not None:
                    print(f"    {name} -> {node(successor)};")
        return names[fn]

    print(f'  subgraph cluster_{when} {{\n    label="{label}";')
    for name, tensor in tensors.items():
        print(f'    {when}{name} [label="{name}", class="py"];')
        print(f"    {when}{name} -> {node(tensor.grad_fn)};")
    print("  }")


x = torch.ones(2, 3, requires_grad=True)
b = x.clone()
v = b[0]
print("digraph {\n  newrank=true; nodesep=0.2; ranksep=0.3;")
draw("before", "before", {"b": b, "v": v})
v.mul_(2)
draw("after", "after v.mul_(2)", {"b": b, "v": v})
print("  before1 -> afterv [style=invis];\n}")
