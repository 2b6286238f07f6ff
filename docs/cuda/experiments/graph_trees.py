"""mode="reduce-overhead": warm-up, recording and replay, what is overwritten, and what is left out"""

# requires: pretended-gpu
# limit: 180
import torch
import torch._inductor.config as inductor

from guide.experiments import pretended


def runs(function, *arguments, times=4):
    """What each call does with graphs."""
    out = []
    for _ in range(times):
        pretended.calls()
        function(*arguments)
        done = pretended.calls("cudaGraph")
        sizes = [line.split()[-2] for line in done if line.startswith("cudaGraphInstantiate")]
        replays = sum(line.startswith("cudaGraphLaunch") for line in done)
        out.append(
            " and ".join([f"records {n} nodes" for n in sizes] + ["replays"] * replays) or "runs without a graph"
        )
    return "; ".join(out)


@torch.compile(mode="reduce-overhead")
def f(x):
    return (x * 2 + 1).relu()


@torch.compile(mode="reduce-overhead")
def writes(x):
    return x.add_(1) * 2


x = torch.zeros(8, 64, device="cuda")
print("four calls:    ", runs(f, x))
print("another length:", runs(f, torch.zeros(16, 64, device="cuda")))
first, second = f(x), f(x)
try:
    first + 1
except RuntimeError as error:
    print("an old result: ", str(error).partition(". ")[0])
kept, now = f(x).clone(), f(x)
print("a copy of one: ", tuple((kept + now).shape), "added to the new one")
inductor.triton.cudagraph_or_error = True
try:
    writes(x)
except RuntimeError as error:
    print("an input that is written:", str(error).splitlines()[0])
