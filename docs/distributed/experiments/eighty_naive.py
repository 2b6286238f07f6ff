"""Each gradient is sent when it comes, without a bucket: two ranks whose layers run in different orders"""

# requires: network-loopback
# helpers: _ranks
import torch
import torch.distributed as dist
from _ranks import show
from torch import nn

ORDERS = {"both ranks 0 1 2 3": [(0, 1, 2, 3)] * 2, "rank 1 runs 2 3 0 1": [(0, 1, 2, 3), (2, 3, 0, 1)]}


def main(rank):
    for title, orders in ORDERS.items():
        torch.manual_seed(0)
        layers = nn.ModuleList(nn.Linear(64, 64, bias=False) for _ in range(4))
        own, name = {}, {p: i for i, p in enumerate(layers.parameters())}

        # --8<-- [start:naive]
        def send(p):
            own[name[p]] = p.grad.clone()
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

        for p in layers.parameters():
            p.register_post_accumulate_grad_hook(send)
        # --8<-- [end:naive]

        x = torch.full((1, 64), float(rank + 1))
        for i in orders[rank]:
            x = layers[i](x)
        x.sum().backward()
        print(f"{title}: sent", *(f"layer {i}" for i in own))
        for i, p in enumerate(layers.parameters()):
            mean = own[i]
            dist.all_reduce(mean)
            print(f"  layer {i}: the mean of both ranks:", torch.equal(p.grad, mean / 2))


show(main)
