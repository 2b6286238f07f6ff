"""The 5,056 bytes of a CPU generator's state, decoded and checked"""

import struct

import numpy as np
import torch

generator = torch.Generator().manual_seed(7)
FIELDS = {  # offset, bytes, what struct calls them
    "seed": (0, 8, "<Q"),
    "left": (8, 4, "<i"),
    "seeded": (12, 4, "<i"),
    "next": (16, 8, "<Q"),
    "624 words": (24, 4992, "<624Q"),
    "second normal": (5024, 8, "<d"),
    "is there one": (5040, 4, "<i"),
}


def state():
    data = bytes(generator.get_state().tolist())
    assert len(data) == 5056
    return data, {name: struct.unpack_from(how, data, at) for name, (at, _, how) in FIELDS.items()}


steps = {"manual_seed(7)": state()}
assert steps["manual_seed(7)"][1]["624 words"] == tuple(np.random.RandomState(7).get_state()[1].tolist())
for step in ("rand(1)", "rand(1) again", "randn(1)"):
    getattr(torch, step.split("(")[0])(1, generator=generator)
    steps[step] = state()
kept = steps["randn(1)"][1]["second normal"][0]
assert torch.randn(1, generator=generator).item() == torch.tensor(kept).item()  # the next normal, ready

print('digraph {\n  nodesep=0.05; ranksep=0.12; node [height=0.34, fixedsize=true, class="plain code"];')
above = []
for row, name in enumerate(["", *FIELDS]):
    at, size = FIELDS.get(name, ("", 0, ""))[:2]
    cells, before = [name, f"{at}–{at + size - 1}"] if name else ["", "bytes"], None
    for step, (_, found) in steps.items():
        value = found.get(name, ())
        text = step if not name else f"{value[0]:.5g}" if size != 4992 else "made" if before is None else "as before"
        text = "new" if size == 4992 and before not in (None, value) else text
        cells.append((text, "key" if name and before not in (None, value) else "quiet"))
        before = value
    names = [f"c{row}_{column}" for column in range(len(cells))]
    for cell, known in zip(cells, names):
        text, kind = cell if isinstance(cell, tuple) else (cell, "plain")
        print(f'  {known} [label="{text}", class="{kind} code", width=1.3];')
    print(f"  {{rank=same; {' -> '.join(names)} [style=invis];}}")
    print("\n".join(f"  {a} -> {b} [style=invis];" for a, b in zip(above, names)))
    above = names
print("}")
