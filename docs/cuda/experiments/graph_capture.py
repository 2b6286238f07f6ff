"""What the runtime is asked while a graph is captured, and when it is replayed"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended


def calls():
    """The log, without the shapes of the launches and the types of the kernels."""
    return [
        line.partition(" grid")[0].replace("vectorized_elementwise_kernel<4, ", "")[:64] for line in pretended.calls()
    ]


x = torch.ones(1 << 20, device="cuda")
pretended.calls()
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = x * 2
    z = y.relu()
    y.zero_()
pretended.note("captured; now two replays")
graph.replay()
graph.replay()
pretended.note("the same without a graph")
y = x * 2
z = y.relu()
y.zero_()
pretended.show(calls())
