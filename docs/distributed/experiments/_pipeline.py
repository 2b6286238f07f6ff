"""Pipeline schedules of PyTorch: the actions that a rank runs, and when they can run if each takes its time"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import _fake
import torch
from torch import nn
from torch.distributed.pipelining import PipelineStage, schedules


class Action(NamedTuple):
    """F: forward, B: backward, I: backward to the input, W: backward to the weights."""

    kind: str
    stage: int
    batch: int


def stages_of(rank: int, ranks: int, schedule: type) -> list[int]:
    """The stages that a rank has: one, two in a loop, or two in a V."""
    if issubclass(schedule, schedules.PipelineScheduleSingle):
        return [rank]
    if schedule in (schedules.ScheduleZBVZeroBubble, schedules.ScheduleDualPipeV):
        return [rank, 2 * ranks - 1 - rank]
    return [rank, rank + ranks]


def ran(schedule: type, rank: int, ranks: int, batches: int) -> list[Action]:
    """What one rank of a world that is not there runs in a step, in order."""
    log: list[Action] = []
    x = torch.zeros(1, 4)
    with _fake.rank_of(ranks, rank):
        mine = stages_of(rank, ranks, schedule)
        stages = [_told(number, ranks * len(mine), log) for number in mine]
        run = schedule(stages if len(mine) > 1 else stages[0], batches, loss_fn=nn.MSELoss())
        last = {"target": x.expand(batches, 4)} if ranks * len(mine) - 1 in mine else {}
        run.step(*([x.expand(batches, 4)] if 0 in mine else []), **last)
    return log


def _told(number: int, count: int, log: list[Action]) -> PipelineStage:
    shape = torch.zeros(1, 4, requires_grad=True)
    stage = PipelineStage(nn.Linear(4, 4), number, count, torch.device("cpu"), (shape,), shape)

    def wrap(method: str, letter: str) -> None:
        inner = getattr(stage, method)

        def wrapper(batch, *args, **options):
            whole = options.get("full_backward", True)
            log.append(Action(letter if whole else "I", number, batch))
            return inner(batch, *args, **options)

        setattr(stage, method, wrapper)

    wrap("forward_one_chunk", "F")
    wrap("backward_one_chunk", "B")
    wrap("backward_weight_one_chunk", "W")
    return stage


def when(orders: Sequence[Sequence[Action]]) -> Iterator[tuple[int, Action, int, int]]:
    """Rank, action, start and end: each rank keeps its order, and waits for what the action needs.

    The layers of a rank take 2 for a forward, 2 for I, 2 for W and 4 for B; with two stages half of it each.
    Sending takes no time. Error: RuntimeError if the orders never end.
    """
    rank_stages = len({action.stage for action in orders[0]})
    last, unit = len(orders) * rank_stages - 1, 2 // rank_stages
    ended: dict[Action, int] = {}
    clock, at = [0] * len(orders), [0] * len(orders)
    while any(at[rank] < len(order) for rank, order in enumerate(orders)):
        moved = False
        for rank, order in enumerate(orders):
            while at[rank] < len(order):
                action = order[at[rank]]
                ready = _ready(action, last, ended)
                if ready is None:
                    break
                start = max(ready, clock[rank])
                end = start + unit * (2 if action.kind == "B" else 1)
                ended[action], clock[rank] = end, end
                at[rank], moved = at[rank] + 1, True
                yield rank, action, start, end
        if not moved:
            raise RuntimeError("the orders wait for each other")


def _ready(action: Action, last: int, ended: dict[Action, int]) -> int | None:
    """When what the action needs has ended, or None."""
    kind, stage, batch = action
    if kind == "W":
        needs = [[Action("I", stage, batch)]]
    elif kind == "F":
        needs = [[Action("F", stage - 1, batch)]] if stage else []
    else:  # its own forward, and the gradient from the stage behind
        needs = [[Action("F", stage, batch)]]
        needs += [[Action("B", stage + 1, batch), Action("I", stage + 1, batch)]] if stage < last else []
    times = [next((ended[a] for a in any_of if a in ended), None) for any_of in needs]
    return None if None in times else max(times, default=0)
