"""The classes behind torch.Tensor, and which of them defines what"""

from collections import Counter

import torch

names = {c.__qualname__: vars(c) for c in torch.Tensor.__mro__}
metaclass = type(torch.Tensor)
print("digraph {\n  rankdir=BT; nodesep=0.5; ranksep=0.5;")
for place, (owner, defined) in enumerate(names.items()):
    kinds = Counter(type(value).__name__ for value in defined.values())
    told = "\\n".join(f"{count} {kind}" for kind, count in kinds.most_common(2))
    text = (
        f"{torch.Tensor.__mro__[place].__module__}.{owner.split('.')[-1]}\\n{told}" if owner != "object" else "object"
    )
    print(f'  c{place} [label="{text}", class="{("py", "cpp", "quiet")[place]}"];')
print("  c0 -> c1; c1 -> c2;")
print(f'  m [label="{metaclass.__module__}.{metaclass.__name__}\\nmetaclass", class="cpp"]; c0 -> m [style=dashed];')
print("}")
