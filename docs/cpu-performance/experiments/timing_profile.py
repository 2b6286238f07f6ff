"""What softsign calls, and the memory that each call asks for"""

import torch
from torch.nn.functional import softsign
from torch.profiler import ProfilerActivity, profile

x = torch.randn(1_000_000)
softsign(x)
with profile(activities=[ProfilerActivity.CPU], profile_memory=True) as recorded:
    softsign(x)

depth = {}
for event in sorted(recorded.events(), key=lambda e: (e.time_range.start, -e.time_range.end)):
    if event.name.startswith("aten::"):
        depth[event.id] = depth.get(event.cpu_parent and event.cpu_parent.id, -1) + 1
        asked = max(event.self_cpu_memory_usage, 0)
        print(f"{'  ' * depth[event.id] + event.name:26}{asked:9,} bytes")
