"""Blocks that wait for a stream: a later one that is done already, and a request that they would fit"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

MIB = 1 << 20
pretended.memory("220M")


def used_on(stream, x):
    with torch.cuda.stream(stream):
        x.add_(1)
    x.record_stream(stream)


def bytes_(n):
    return torch.zeros(n * MIB, dtype=torch.uint8, device="cuda")


def states():
    return ", ".join(line.split()[2].rstrip(",") for line in pretended.segments() if line.startswith("  "))


slow, quick = torch.cuda.Stream(), torch.cuda.Stream()
pretended.hold(slow)
first, second = bytes_(20), bytes_(20)
used_on(slow, first)
used_on(quick, second)
del first, second
third = bytes_(20)
print("a slow stream and a quick one, then a new request: ", states())
pretended.release(slow)
del third
torch.cuda.empty_cache()

keep, big = bytes_(2), bytes_(18)
whole = bytes_(200)
del big  # a rest of 18 MiB beside a block that is kept
rest = bytes_(17)
pretended.hold(slow)
used_on(slow, rest)
del rest
print("a rest that waits for a stream, on a full device:  ", states())
try:
    print("17 MiB:", bytes_(17).shape)
except torch.OutOfMemoryError:
    print("17 MiB are refused; then:                          ", states())
    print("once more:", "granted" if bytes_(17).is_cuda else "")
