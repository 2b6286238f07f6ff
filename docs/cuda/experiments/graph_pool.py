"""The pool of a graph: after the capture, without its tensors, after empty_cache(), without the graph"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

MIB = 1 << 20


def show(moment):
    torch.cuda.empty_cache()
    pools = {k: v for k, v in torch.cuda.memory_stats().items() if k.startswith("reserved_bytes_by_private_pools")}
    private = sum(v for k, v in pools.items() if k.endswith("all.current"))
    print(
        f"{moment}: {torch.cuda.memory_allocated() / MIB:.0f} MiB allocated, {private / MIB:.0f} reserved by private pools"
    )
    pretended.show(pretended.segments())


x = torch.ones(4 * MIB, device="cuda")
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    between = x * 2
    out = between.relu()
    del between
show("captured")
del out
show("without its result")
graph.replay()
graph.reset()
show("after reset()")
