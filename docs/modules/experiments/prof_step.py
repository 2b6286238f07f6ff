"""One training step in the profiler: the ranges at the top, and the operators below them"""

from _profiled import loader, step
from torch.profiler import ProfilerActivity, profile

step(iter(loader))
batches = iter(loader)
with profile(activities=[ProfilerActivity.CPU]) as run:
    step(batches)


def below(event):
    for child in event.cpu_children:
        yield child
        yield from below(child)


started = sorted((e for e in run.events() if e.cpu_parent is None), key=lambda e: e.time_range.start)
print(f"{'range':62}{'below':>6}  operators next below")
for event in started:
    first = dict.fromkeys(child.name.removeprefix("aten::") for child in event.cpu_children)
    name = event.name.replace("autograd::engine::evaluate_function", "evaluate_function")
    print(f"{name:62}{len(list(below(event))):6}  {', '.join(first)}")
print("threads that events come from:", len({e.thread for e in run.events()}))
