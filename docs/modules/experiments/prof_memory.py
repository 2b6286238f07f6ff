"""Which operators the profiler books memory to, and which allocations and releases are in the trace"""

import torch
from _profiled import trace
from torch.profiler import ProfilerActivity, profile

a = torch.ones(1000)
with profile(activities=[ProfilerActivity.CPU], profile_memory=True) as run:
    b = a.exp()
    c = b.view(10, 100)
    b.exp_()
    d = torch.softmax(c.t(), 1)
    del b, c
    del d
for entry in run.key_averages():
    print(
        f"{entry.key:22}calls {entry.count}, self {entry.self_cpu_memory_usage:6}, with those below {entry.cpu_memory_usage:6}"
    )
print("in the trace:", [e["args"]["Bytes"] for e in trace(run) if e["name"] == "[memory]"])
