"""A `while` on the sum of a tensor: what is in the graph in three systems"""

# requires: jax, tensorflow
import _loops
import _other
import torch


def until(x):
    while x.sum() < 100:
        x = x * 2
    return x


runs, graphs = [], []
counting = lambda gm: lambda *args: runs.append(1) or gm.forward(*args)
fast = torch.compile(until, backend=lambda gm, _: graphs.append(gm) or counting(gm))
for n in (1.0, 5.0, 90.0):
    before = len(graphs), len(runs)
    print(
        "PyTorch:",
        fast(n * torch.ones(2)).tolist(),
        f"| graphs made {len(graphs) - before[0]}, run {len(runs) - before[1]}",
    )
try:
    torch.compile(until, backend="eager", fullgraph=True)(torch.ones(2))
except torch._dynamo.exc.Unsupported as error:
    print("PyTorch, fullgraph=True:", str(error).splitlines()[0])
print(_other.run("jax", _loops.in_jax))
print(_other.run("tensorflow", _loops.in_tensorflow))
