"""Which steps a schedule records, and what is left when the profile is over"""

import warnings

import torch
from torch.profiler import ProfilerActivity, profile, record_function, schedule

warnings.simplefilter("error")
CPU = [ProfilerActivity.CPU]


def steps(run):
    return [event.name for event in run.events() if event.name.startswith("step")]


def train(calls, keep=False, tell=True):
    """The steps in each trace that is ready, those in the profile afterwards, and its sum of them"""
    ready = []
    plan = schedule(wait=1, warmup=1, active=2, repeat=2)
    with profile(
        activities=CPU, schedule=plan, on_trace_ready=lambda r: ready.append(steps(r)), acc_events=keep
    ) as run:
        for number in range(calls):
            with record_function(f"step {number}"):
                torch.ones(3).exp()
            if tell:
                run.step()
    try:
        left = steps(run)
    except (AssertionError, RuntimeError) as error:
        left = type(error).__name__
    return ready, left


print([str(schedule(wait=1, warmup=1, active=2, repeat=2)(n)).rpartition(".")[2] for n in range(10)])
for name, options in {
    "ten steps, events kept": {"calls": 10, "keep": True},
    "seven steps": {"calls": 7, "keep": True},
    "step() forgotten": {"calls": 10, "tell": False, "keep": True},
}.items():
    ready, left = train(**options)
    print(f"{name:24}traces {ready}, in the profile {left}")
try:
    train(10)
except UserWarning as warning:
    print("without acc_events:", warning)
