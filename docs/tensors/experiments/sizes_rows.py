"""Five rules over one storage of twelve places, drawn from the address of each element"""

import itertools

import torch

base = torch.arange(12)
matrix = base.view(3, 4)
views = {
    "base.view(3, 4)": matrix,
    ".t()": matrix.t(),
    "[1:, ::2]": matrix[1:, ::2],
    ".diagonal()": matrix.diagonal(),
    "[:, 1:2].expand(3, 4)": matrix[:, 1:2].expand(3, 4),
    ".unfold(0, 2, 1) of base": base.unfold(0, 2, 1),
}
lines, compared, above = [], 0, []
for row, (name, x) in enumerate(views.items()):
    lies = {place: [] for place in range(12)}
    for number, index in enumerate(itertools.product(*map(range, x.shape))):
        place = (x[index].data_ptr() - base.data_ptr()) // base.element_size()
        assert place == x.storage_offset() + sum(i * stride for i, stride in zip(index, x.stride()))
        lies[place].append(number)
        compared += 1
    lines.append(
        f'  n{row} [label="{name}\\n{tuple(x.shape)}, {x.stride()}, {x.storage_offset()}", class="plain code", width=3.1, height=0.5];'
    )
    for place, numbers in lies.items():
        text = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}…" if numbers else ""
        kind = "key" if len(numbers) == 1 else "note" if numbers else "quiet"
        lines.append(f'  c{row}_{place} [label="{text}", class="{kind} code"];')
    names = [f"n{row}", *(f"c{row}_{place}" for place in range(12))]
    lines.append(f"  {{rank=same; {' -> '.join(names)} [style=invis];}}")
    lines += [f"  {a} -> {b} [style=invis];" for a, b in zip(above, names)]
    above = names
print("digraph {\n  nodesep=0.05; ranksep=0.14; node [width=0.46, height=0.34, fixedsize=true];")
print("\n".join([*lines, "}"]))
print(f"// {compared} addresses compared with the formula")
