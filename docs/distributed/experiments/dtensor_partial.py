"""What may stay a sum that nobody has added up: operators on a partial value, checked on two processes"""

# requires: network-loopback
import _ranks
import torch
from torch.distributed.tensor import DTensor, Partial, Shard, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode

OPERATORS = {
    "p * 2": lambda p: p * 2,
    "p + p": lambda p: p + p,
    "p.sum()": lambda p: p.sum(),
    "p + 1": lambda p: p + 1,
    "p * p": lambda p: p * p,
    "p.relu()": lambda p: p.relu(),
    "p.max()": lambda p: p.max(),
}


def main(rank):
    mesh = init_device_mesh("cpu", (2,))
    p = DTensor.from_local((rank + 1) * torch.tensor([1.0, -2.0]), mesh, [Partial()])
    whole = p.full_tensor()
    print("holds", p.to_local().tolist(), "of", whole.tolist())
    for name, operator in OPERATORS.items():
        with CommDebugMode() as sent:
            result = operator(p)
        right = torch.equal(result.full_tensor(), operator(whole))
        if rank == 0:
            calls = ", ".join(op.__name__ for op in sent.get_comm_counts()) or "nothing"
            print(f"{name:9} -> {result.placements[0]!s:7} sent: {calls:11} right: {right}")
    cut = DTensor.from_local(torch.tensor([1.0 + rank]), mesh, [Shard(0)])
    for name, value in (("max", cut.max()), ("mean", cut.mean())):
        kinds = [x.placements[0] for x in (value, value * 2, value.relu())]
        if rank == 0:
            print(f"the {name} of a cut tensor, its double, its relu:", *kinds)
    loss = p.sum()
    print("p.sum().item():", loss.item(), "· with full_tensor() first:", loss.full_tensor().item())


_ranks.show(main)
