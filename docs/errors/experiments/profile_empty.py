"""The events of a profile with a schedule, in which no step was announced"""

# raises: AssertionError
import torch
from torch.profiler import ProfilerActivity, profile, schedule

plan = schedule(wait=1, warmup=1, active=1)
for announced in (True, False):
    with profile(activities=[ProfilerActivity.CPU], schedule=plan) as run:
        for _ in range(3):
            torch.ones(3).exp()
            if announced:
                run.step()
    print("announced" if announced else "not announced", len(run.events()) > 0)
