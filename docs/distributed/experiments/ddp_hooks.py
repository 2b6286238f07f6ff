"""Communication hooks: what is sent, and how far the gradient is from the exact mean"""

# requires: network-loopback
# helpers: _ranks, _sent
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import run
from _sent import sent
from torch import nn
from torch.distributed.algorithms.ddp_comm_hooks import default_hooks, powerSGD_hook
from torch.nn.parallel import DistributedDataParallel as DDP


def sum_only(_, bucket):
    return dist.all_reduce(bucket.buffer(), async_op=True).get_future().then(lambda done: done.value()[0])


def nothing(_, bucket):
    future = torch.futures.Future()
    future.set_result(bucket.buffer())
    return future


def main(rank):
    exact = None
    x = torch.randn(2, 3, 32, 64, generator=torch.Generator().manual_seed(0))[rank]
    for title, hook in {
        "no hook": None,
        "allreduce_hook": default_hooks.allreduce_hook,
        "fp16_compress_hook": default_hooks.fp16_compress_hook,
        "bf16_compress_hook": default_hooks.bf16_compress_hook,
        "powerSGD_hook, rank 1": powerSGD_hook.powerSGD_hook,
        "forgets to divide": sum_only,
        "sends nothing": nothing,
    }.items():
        torch.manual_seed(0)
        ddp = DDP(nn.Linear(64, 64, bias=False))
        state = powerSGD_hook.PowerSGDState(None, 1, start_powerSGD_iter=2) if "powerSGD" in title else None
        if hook:
            ddp.register_comm_hook(state, hook)
        for batch in x:
            ddp.zero_grad()
            sent()
            ddp(batch).square().mean().backward()
        calls = [line.removeprefix("all_reduce ") for line in sent() if line.startswith("all_reduce")]
        grad = ddp.module.weight.grad
        exact = grad if exact is None else exact
        same = grad.clone()
        dist.broadcast(same, 0)
        off = f"{(grad - exact).norm() / exact.norm():.1%}"
        print(f"{title}: sent {' + '.join(calls) or 'nothing'}; off by {off}; ranks agree: {torch.equal(same, grad)}")


print(run(main)[1], end="")
