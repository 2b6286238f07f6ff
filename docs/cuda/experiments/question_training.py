"""More parts of a batch, and autocast without a backward: the peak beside the parameters"""

# requires: pretended-gpu
import _training as training
import torch

from guide.experiments import pretended

MIB = training.MIB
pretended.memory("4G")
training.no_workspaces()
net = training.mlp(1024, 8).cuda()


def parts(count):
    for _ in range(count):
        training.loss_of(net, torch.empty(512, 1024, device="cuda")).backward()


def inference(rows, way):
    with torch.no_grad(), way:
        net(torch.empty(rows, 1024, device="cuda"))


def peak(run, *arguments):
    net.zero_grad()
    before = torch.cuda.memory_allocated()
    return f"{(training.peak(lambda: run(*arguments))[1] - before) / MIB:3.0f}"


print("512 rows at a time, 1, 2, 4, 8 and 32 times, MiB:", *(peak(parts, n) for n in (1, 2, 4, 8, 32)))
off = torch.autocast("cuda", enabled=False)
for rows in (64, 16384):
    on = torch.autocast("cuda", torch.bfloat16)
    uncached = torch.autocast("cuda", torch.bfloat16, cache_enabled=False)
    numbers = [peak(inference, rows, way) for way in (off, on, uncached)]
    print(f"{rows:5} rows under no_grad, float32, autocast, autocast without its cache, MiB:", *numbers)
