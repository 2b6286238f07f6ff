"""One model in float32, and three ways to bfloat16: the type in which its gradients travel"""

# requires: network-loopback
# helpers: _ranks, _sent
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
from _ranks import run
from _sent import sent
from torch import nn
from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import bf16_compress_hook
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    for title, kind, autocast, hook in (
        ("float32", torch.float32, False, None),
        ("float32 under autocast", torch.float32, True, None),
        ("autocast, bf16_compress_hook", torch.float32, True, bf16_compress_hook),
        ("the model in bfloat16", torch.bfloat16, False, None),
    ):
        net = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4)).to(kind)
        ddp = DDP(net)
        if hook:
            ddp.register_comm_hook(None, hook)
        for _ in range(2):
            sent()
            with torch.autocast("cpu", torch.bfloat16, enabled=autocast):
                out = ddp(torch.ones(2, 4, dtype=kind))
            out.float().sum().backward()
        calls = [line.removeprefix("all_reduce ") for line in sent() if line.startswith("all_reduce")]
        print(f"{title}: output {out.dtype}, .grad {net[0].weight.grad.dtype}, sent {' + '.join(calls)}")


print(run(main)[0], end="")
