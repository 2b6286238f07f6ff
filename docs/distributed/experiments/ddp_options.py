"""Settings that move memory and sends: the gradients with two ranks and with three"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import run
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def main(rank):
    base = None
    for options in (
        {},
        {"gradient_as_bucket_view": True},
        {"batched_grad_copy": True},
        {"lazy_bucket_allocation": True},
        {"bucket_cap_mb_list": [16 / 2**10, 48 / 2**10]},
    ):
        torch.manual_seed(0)
        net = nn.Sequential(*(nn.Linear(64, 64, bias=False) for _ in range(5)))
        ddp = DDP(net, **options)
        for batch in torch.randn(dist.get_world_size(), 3, 8, 64)[rank]:
            ddp.zero_grad()
            ddp(batch).square().mean().backward()
        grads = [p.grad for p in net.parameters()]
        base = base or grads
        own = len({g.untyped_storage().data_ptr() for g in grads})
        sizes = ddp._get_ddp_logging_data()["rebuilt_bucket_sizes"]
        pairs = list(zip(grads, base, strict=True))
        same = "same bits" if all(torch.equal(*pair) for pair in pairs) else "other bits"
        same += "" if all(torch.allclose(*pair, rtol=1e-4) for pair in pairs) else ", other numbers"
        print(f"  {options or 'default'}: buckets of {sizes} bytes, gradients in {own} storages, {same}")


for world in (2, 3):
    print(f"{world} ranks", run(main, world)[0], sep="\n", end="")
