"""A whole training step as one graph: launches, addresses, and what the optimiser must be"""

# requires: pretended-gpu
import torch
from torch import nn

from guide.experiments import pretended

net = nn.Sequential(*[m for _ in range(4) for m in (nn.Linear(256, 256, bias=False), nn.ReLU())]).cuda()
x = torch.ones(64, 256, device="cuda")
adam = torch.optim.Adam(net.parameters(), capturable=True)


def step():
    adam.zero_grad()
    net(x).sum().backward()
    adam.step()


def asked():
    """How many things a stream was given to do since the last time."""
    return len(
        [line for line in pretended.calls() if line.startswith(("launch", "cublas", "cudaMem", "cudaGraphLaunch"))]
    )


side = torch.cuda.Stream()
side.wait_stream(torch.cuda.current_stream())
with torch.cuda.stream(side):  # what libraries and the optimiser make at first use is made here
    for _ in range(3):
        step()
torch.cuda.current_stream().wait_stream(side)
pretended.calls()
step()
print("eager: ", asked(), "things for the stream")
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    step()
asked()
weight = net[0].weight
place = pretended.name(weight.grad)
graph.replay()
print(
    "replay:",
    asked(),
    "thing;",
    "the gradient lies in the pool, where it lay" if pretended.name(weight.grad) == place else "moved",
)
pools = {s["address"]: s["segment_pool_id"] for s in torch.cuda.memory._snapshot()["segments"]}
inside = [pool for at, pool in pools.items() if at <= weight.grad.data_ptr()][-1]
print("pool of the gradient:", "private" if inside != (0, 0) else "the usual one")
adam.zero_grad()
graph.replay()
print("after zero_grad() and a replay: .grad is", weight.grad)
