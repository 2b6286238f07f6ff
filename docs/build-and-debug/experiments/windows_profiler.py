"""The profiler records every call of an operator, nested, and ties backward to forward"""

import re

from _small import step
from torch.profiler import ProfilerActivity, profile, record_function


def show(event, depth=0):
    shapes = [shape for shape in event.input_shapes if shape]
    number = f"sequence {event.sequence_nr - first}" if event.sequence_nr >= 0 else ""
    print("  " * depth + event.name, shapes or "", number)
    children = sorted(event.cpu_children, key=lambda e: e.time_range.start)
    if depth < 2:
        for child in children:
            show(child, depth + 1)


step()
with profile(activities=[ProfilerActivity.CPU], record_shapes=True) as seen:
    with record_function("my step"):
        step()
events = seen.events()
first = min(e.sequence_nr for e in events if e.sequence_nr >= 0)
for event in events:
    if event.cpu_parent is None:
        show(event)
print(len(events), "events")

print("\nwith_stack=True: who called aten::relu")
with profile(activities=[ProfilerActivity.CPU], with_stack=True) as seen:
    step()
event = next(e for e in seen.events() if e.name == "aten::relu")
while (event := event.cpu_parent) and "<module>" not in event.name:
    print("  in", re.sub(r" at 0x\w+", "", event.name))
