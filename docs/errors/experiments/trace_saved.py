"""A profile's trace is written a second time"""

# raises: RuntimeError
import torch
from torch.profiler import ProfilerActivity, profile

with profile(activities=[ProfilerActivity.CPU]) as run:
    torch.ones(3).exp()
run.export_chrome_trace("trace.json")
print("events:", len(run.events()) > 0)
run.export_chrome_trace("again.json")
