"""A pipeline of four processes and one process with the whole model: losses and gradients"""

# requires: network-loopback
import copy

import _ranks
import torch
from torch import nn
from torch.distributed.pipelining import PipelineStage, Schedule1F1B, ScheduleGPipe

torch.manual_seed(0)
whole = nn.Sequential(*(nn.Sequential(nn.Linear(4, 4), nn.Tanh()) for _ in range(4)))
x, target = torch.randn(16, 4), torch.randn(16, 4)


def one_process(batches):
    """The loss and the gradients of the whole model, over micro-batches as a pipeline takes them."""
    model = copy.deepcopy(whole)
    losses = [nn.MSELoss()(model(a), b) for a, b in zip(x.chunk(batches), target.chunk(batches), strict=True)]
    for loss in losses:
        loss.backward()
    for p in model.parameters():
        p.grad /= batches
    return torch.stack(losses).mean().detach(), model


def main(rank):
    loss, alone = one_process(8)
    _, at_once = one_process(1)
    for schedule in (ScheduleGPipe, Schedule1F1B):
        stage = PipelineStage(copy.deepcopy(whole[rank]), rank, 4, torch.device("cpu"))
        losses = []
        given = {0: (x,)}.get(rank, ()), {3: {"target": target, "losses": losses}}.get(rank, {})
        schedule(stage, 8, loss_fn=nn.MSELoss()).step(*given[0], **given[1])
        mine = [p.grad for p in stage.submod.parameters()]
        same = all(map(torch.equal, mine, (p.grad for p in alone[rank].parameters())))
        near = all(map(torch.allclose, mine, (p.grad for p in at_once[rank].parameters())))
        print(f"{schedule.__name__}: bits of one process, micro-batches: {same}; close to the whole batch: {near}")
    if rank == 3:
        print(
            "the loss is the mean of those of the micro-batches:",
            torch.equal(torch.stack(losses).mean().detach(), loss),
        )


_ranks.show(main, 4)
