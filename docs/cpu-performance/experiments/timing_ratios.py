"""The same addition timed, plain and under a profiler"""

# limit: 120
# measured: 1000 numbers / 1 number at most 2; 1000000 numbers / 1 number at least 30; profiled / plain at least 1.5
import _timing
import torch
from torch.profiler import ProfilerActivity, profile

torch.set_num_threads(1)
xs = {n: torch.ones(n) for n in (1, 1000, 1_000_000)}
took = _timing.interleaved({n: lambda x=x: x + 1 for n, x in xs.items()})
for n in (1000, 1_000_000):
    print(f"{n} numbers / 1 number {took[n] / took[1]:.1f}")


def many():
    for _ in range(1000):
        xs[1] + 1


def profiled():
    with profile(activities=[ProfilerActivity.CPU]):
        many()


took = _timing.interleaved({"plain": many, "profiled": profiled}, rounds=5)
print(f"profiled / plain {took['profiled'] / took['plain']:.1f}")
