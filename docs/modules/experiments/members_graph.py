"""A model with a tied weight and a layer under two names, as its dictionaries hold it"""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(10, 4)
        self.block = nn.Linear(4, 4, bias=False)
        self.again = self.block
        self.head = nn.Linear(4, 10, bias=False)
        self.head.weight = self.embedding.weight
        self.register_buffer("steps", torch.zeros(1))
        self.plain = torch.zeros(1)


KIND = {"_parameters": "key", "_buffers": "note", "_modules": "py", "__dict__": "quiet"}
seen: dict[int, str] = {}
lines: list[str] = []


def node(value, kind):
    """The name of this object's box; a new object gets a box, and a module its members."""
    if id(value) in seen:
        return seen[id(value)]
    name = seen[id(value)] = f"n{len(seen)}"
    shape = f"\\n{list(value.shape)}" if isinstance(value, torch.Tensor) else ""
    lines.append(f'  {name} [label="{type(value).__name__}{shape}", class="{KIND[kind]} code"];')
    if isinstance(value, nn.Module):
        held = {kind: vars(value)[kind] for kind in ("_parameters", "_buffers", "_modules")}
        held["__dict__"] = {n: v for n, v in vars(value).items() if isinstance(v, torch.Tensor)}
        for where, members in held.items():
            for member, inner in members.items():
                if inner is not None:
                    lines.append(f'  {name} -> {node(inner, where)} [label="{member}"];')
    return name


net = Net()
node(net, "_modules")
print("digraph {\n  rankdir=LR; nodesep=0.2; ranksep=1.0;", *lines, "}", sep="\n")
