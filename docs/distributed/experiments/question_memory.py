"""What one rank of four holds of a model, its gradients and Adam's state: five ways"""

# requires: pretended-gpu
import os

import _fake
import _fsdp
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each process
from guide.experiments import pretended
from torch import nn
from torch.distributed.algorithms.ddp_comm_hooks.debugging_hooks import noop_hook
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.optim import ZeroRedundancyOptimizer
from torch.nn.parallel import DistributedDataParallel as DDP

os.environ |= {"CUBLAS_WORKSPACE_CONFIG": ":0:0", "CUBLASLT_WORKSPACE_SIZE": "0"}  # a library's, not DDP's
LAYER = 2048 * 2048 * 4  # bytes; activations are a thousandth of it


def measure(title, wrap, optimizer=torch.optim.Adam, **options):
    if os.fork():  # each in a process of its own
        return os.wait()
    with torch.device("cuda"):
        model = wrap(nn.Sequential(*(_fsdp.Layer(2048) for _ in range(4))))
    said = [torch.cuda.memory_allocated()]
    update = optimizer(model.parameters(), foreach=False, **options)
    model(torch.ones(1, 2048, device="cuda")).sum().backward()
    said += [torch.cuda.memory_allocated()]
    update.step()
    print(f"{title:28}", *(f"{n / LAYER:>8.1f}" for n in (*said, torch.cuda.memory_allocated())), flush=True)
    os._exit(0)


def ddp(model, **options):
    wrapped = DDP(model, init_sync=False, **options)  # which would compare the parameters
    wrapped.register_comm_hook(None, noop_hook)  # nobody is there to send to
    return wrapped


def shard(model):
    mesh = init_device_mesh("cuda", (4,))
    for part in (*model, model):
        fully_shard(part, mesh=mesh)
    return model


pretended.memory("1G")
with _fake.rank_of(4):
    print(f"{'in layers':28}  wrapped backward     step", flush=True)
    measure("one process", lambda model: model)
    measure("DDP", ddp)
    measure("DDP, gradients in buckets", lambda model: ddp(model, gradient_as_bucket_view=True))
    measure("DDP, ZeroRedundancyOptimizer", ddp, ZeroRedundancyOptimizer, optimizer_class=torch.optim.Adam)
    measure("FSDP2, each layer", shard)
