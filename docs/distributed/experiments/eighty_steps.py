"""Four layers, two ranks: two iterations of the model, from construction to the optimiser"""

# requires: network-loopback
# helpers: _ranks, _toy_ddp
import torch
import torch.distributed as dist
from _ranks import run
from _toy_ddp import ToyDDP
from torch import nn


class Told(ToyDDP):
    def ready(self, index):
        before = self.next
        super().ready(index)
        sends = "".join(f", sends bucket {n}" for n in range(before, self.next))
        print(f"  gradient of layer {index}{sends}")

    def finish(self):
        super().finish()
        print(f"  backward ends: waited for {len(self.works)} all-reduces, means are in .grad")


def same(model):
    mine = torch.cat([p.detach().flatten() for p in model.parameters()])
    of_rank_0 = mine.clone()
    dist.broadcast(of_rank_0, 0)
    return torch.equal(mine, of_rank_0)


def main(rank):
    torch.manual_seed(rank)
    model = nn.Sequential(*(nn.Linear(64, 64, bias=False) for _ in range(4)))  # 16 KiB a layer
    print(f"before construction: weights of rank 0: {same(model)}")
    ddp = Told(model, 2 * 16 * 1024)
    print(f"after construction: weights of rank 0: {same(model)}")
    optimiser = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in (1, 2):
        optimiser.zero_grad()
        loss = ddp(torch.randn(8, 64)).square().mean()
        print(f"step {step}: buckets of layers {ddp.buckets}")
        loss.backward()
        optimiser.step()
        print(f"  after the optimiser: weights of rank 0: {same(model)}")


logs = run(main)
print(logs[1], end="")
print("rank 0 tells the same, but for the first line:", logs[0].splitlines()[1:] == logs[1].splitlines()[1:])
