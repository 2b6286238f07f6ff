"""Random numbers in a graph: what a replay writes before it launches"""

# requires: pretended-gpu
import torch
from torch.nn import functional as F

from guide.experiments import pretended

x = torch.ones(1024, device="cuda")


def captured(run):
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()
    return graph


for name, run in {
    "relu": x.relu,
    "dropout": lambda: F.dropout(x, 0.5),
    "two dropouts": lambda: F.dropout(F.dropout(x)),
}.items():
    graph = captured(run)
    offset = torch.cuda.default_generators[0].get_offset
    before = offset()
    pretended.calls()
    graph.replay()
    calls = [line.partition("(")[0].partition(" grid")[0] for line in pretended.calls()]
    fills = sum("FillFunctor<long>" in call for call in calls)
    print(
        f"{name:13} {fills} fills of an integer, then {calls[-1]}; the generator's offset grew by {offset() - before}"
    )
