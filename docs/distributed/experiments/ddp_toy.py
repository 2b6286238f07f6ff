"""A DDP in Python gives the gradients of PyTorch's in every bit, and its buckets in the same order"""

# requires: network-loopback
# helpers: _ranks, _toy_ddp, _random_models
# limit: 200
import copy

import torch
from _random_models import Net
from _ranks import run
from _toy_ddp import ToyDDP
from torch.nn.parallel import DistributedDataParallel as DDP


def bits(tensor):
    return None if tensor is None else tensor.reshape(-1).view(torch.uint8).tolist()


def main(rank):
    names = "models with_skips several_dtypes gradients same_bits buffers same_values bucketings same_order"
    count = dict.fromkeys(names.split(), 0)
    for seed in range(50):
        torch.manual_seed(1000 * rank + seed)  # other weights on each rank
        net = Net(seed)
        cap = (seed % 7 + 1) * 500  # bytes
        toy = ToyDDP(copy.deepcopy(net), cap, net.skips)
        ddp = DDP(net, bucket_cap_mb=cap / 2**20, find_unused_parameters=net.skips)
        index = {p: i for i, p in enumerate(net.parameters())}
        count["models"] += 1
        count["with_skips"] += net.skips
        count["several_dtypes"] += len({p.dtype for p in net.parameters()}) > 1
        for step in range(4):
            x = torch.randn(4, net.width)
            for model in (ddp, toy):
                if step == 2:  # one step is accumulated
                    with model.no_sync():
                        model(x, rank, step).sum().backward()
                elif step == 1:
                    model.zero_grad()
                model(x, rank, step).square().mean().backward()
            buckets = ddp.reducer._get_zeros_like_grad_buckets()
            count["bucketings"] += 1
            count["same_order"] += [[index[p] for p in b.parameters()] for b in buckets] == toy.buckets
            for p, q in zip(net.parameters(), toy.module.parameters(), strict=True):
                count["gradients"] += 1
                count["same_bits"] += bits(p.grad) == bits(q.grad)
            for p, q in zip(net.buffers(), toy.module.buffers(), strict=True):
                count["buffers"] += 1
                count["same_values"] += bits(p) == bits(q)
    print(*(f"{name.replace('_', ' ')}: {number}" for name, number in count.items()), sep="\n")


logs = run(main, 3, limit=900, timeout=300)
print(logs[0], end="")
print("the other two ranks counted the same:", logs[0] == logs[1] == logs[2])
