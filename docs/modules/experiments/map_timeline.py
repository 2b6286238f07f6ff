"""One training step as a timeline, noted where each thing happens"""

# helpers: _timeline
import itertools

import torch
from _timeline import Dataset, Model, Operators, Sampler, collate, log, note

model = Model()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model.register_forward_pre_hook(lambda module, args: note("forward pre-hook"))
model.register_forward_hook(lambda module, args, out: note("forward hook"))
model.register_full_backward_pre_hook(lambda module, grads: note("backward pre-hook"))
model.layer.weight.register_post_accumulate_grad_hook(lambda p: note("weight.grad is there"))
optimizer.register_step_pre_hook(lambda *_: note("step pre-hook"))
optimizer.register_step_post_hook(lambda *_: note("step post-hook"))
options = {"num_workers": 1, "prefetch_factor": 1, "collate_fn": collate}
note("iter(loader)")
iterator = iter(torch.utils.data.DataLoader(Dataset(), batch_size=2, sampler=Sampler(), **options))
drawn = len(log)
x, events = next(iterator)
log[drawn:] = [*events, *log[drawn:], ("Python", "the batch is here")]  # the worker's notes came with the batch
with Operators():
    note("model(x)")
    loss = model(x).square().mean()
    note("loss.backward()")
    loss.backward()
    note("optimizer.step()")
    optimizer.step()
    note("zero_grad()")
    optimizer.zero_grad()
del iterator

LANES = {"worker process": "note", "Python": "py", "operators in C++": "cpp"}
rows = [(lane, [what for _, what in events]) for lane, events in itertools.groupby(log, key=lambda event: event[0])]
print("digraph {\n  rankdir=TB; nodesep=0.3; ranksep=0.16; edge [style=invis, weight=50];")
for number, (here, events) in enumerate([("", list(LANES)), *rows]):
    for place, lane in enumerate(LANES):
        text = lane if number == 0 else "   \\l".join(events) + "   \\l"
        look = f'class="{LANES[lane]} code"' if lane == here else "shape=plaintext" if number == 0 else "style=invis"
        print(f'  n{number}_{place} [label="{text if number == 0 or lane == here else ""}", {look}];')
    print(f"  {{rank=same; n{number}_0 -> n{number}_1 -> n{number}_2;}}")
    if number:
        print(*(f"  n{number - 1}_{place} -> n{number}_{place};" for place in range(3)), sep="\n")
places = [list(LANES).index(lane) for lane, _ in rows]
for number in range(1, len(rows)):
    ends = f"n{number}_{places[number - 1]} -> n{number + 1}_{places[number]}"
    print(f"  {ends} [style=solid, constraint=false];")
print("}")
