"""Adam is restored on rank 0 only: the gradients agree in each of three steps, the weights in none"""

# requires: network-loopback
# helpers: _ranks
import copy
import hashlib

import torch
import torch._dynamo  # here once: DDP's constructor would import it in each rank
import torch.distributed as dist
from _ranks import run
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


def agree(tensors):
    """Whether all ranks hold the same bytes."""
    digest = hashlib.sha256()
    for tensor in tensors:
        digest.update(tensor.detach().cpu().contiguous().flatten().view(torch.uint8).numpy())
    digests = [None] * dist.get_world_size()
    dist.all_gather_object(digests, digest.hexdigest())
    return len(set(digests)) == 1


def main(rank):
    torch.manual_seed(0)
    x = torch.randn(2, 6, 16, 4)[rank]
    truth = torch.tensor([[1.0, -2.0, 3.0, 0.5]])
    ddp = DDP(nn.Linear(4, 1))
    adam = torch.optim.Adam(ddp.parameters(), lr=0.1)

    def step(batch):
        adam.zero_grad()
        loss = (ddp(batch) - batch @ truth.T).square().mean()
        loss.backward()
        adam.step()
        return loss.item()

    for batch in x[:3]:
        step(batch)
    saved = copy.deepcopy(adam.state_dict())
    adam = torch.optim.Adam(ddp.parameters(), lr=0.1)
    if rank == 0:
        adam.load_state_dict(saved)
    for number, batch in enumerate(x[3:], 1):
        before = step(batch)
        grads, weights = agree(p.grad for p in ddp.parameters()), agree(ddp.parameters())
        print(f"step {number}: loss {before:.2f}, same gradients {grads}, same weights {weights}")


for rank, log in enumerate(run(main)):
    print(f"rank {rank}", *log.splitlines(), sep="\n  ")
