"""What one rank of four holds at most, for six ways to wrap the same four layers"""

# requires: pretended-gpu
import os

import _fake
import _fsdp
import torch
from guide.experiments import pretended
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

os.environ |= {"CUBLAS_WORKSPACE_CONFIG": ":0:0", "CUBLASLT_WORKSPACE_SIZE": "0"}  # a library's, not FSDP's
LAYER = 2048 * 2048 * 4  # bytes; activations are a thousandth of it


def measure(title, groups, **options):
    """Wrap four layers and run a step, in a process of its own: some of a model may outlive its last name."""
    if os.fork():
        return os.wait()
    mesh = init_device_mesh("cuda", (4,))
    with torch.device("cuda"):
        model = nn.Sequential(*(_fsdp.Layer(2048) for _ in range(4)))
    for group in groups(model):
        fully_shard(group, mesh=mesh, **options)
    said = [torch.cuda.memory_allocated()]
    torch.cuda.reset_peak_memory_stats()
    loss = model(torch.ones(1, 2048, device="cuda")).sum()
    said += [torch.cuda.max_memory_allocated(), torch.cuda.memory_allocated()]
    torch.cuda.reset_peak_memory_stats()
    loss.backward()
    said += [torch.cuda.max_memory_allocated(), torch.cuda.memory_allocated()]
    print(f"{title:21}", *(f"{number / LAYER:>8.1f}" for number in said), flush=True)
    os._exit(0)


pretended.memory("1G")
with _fake.rank_of(4):
    print(f"{'in layers':21}  at rest  forward  between backward    after", flush=True)
    measure("not sharded", lambda model: [])
    measure("one group for all", lambda model: [model])
    measure("each layer, kept", lambda model: [*model, model], reshard_after_forward=False)
    measure("each layer", lambda model: [*model, model])
    measure("each layer, to halves", lambda model: [*model, model], reshard_after_forward=2)
    measure("two layers a group", lambda model: [[*model[:2]], [*model[2:]], model])
