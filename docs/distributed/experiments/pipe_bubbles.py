"""Seven schedules on four ranks: the share of time in which a rank waits, counted and by hand"""

import _pipeline
from torch.distributed.pipelining import schedules as s

RANKS = 4
BY_HAND = {
    s.ScheduleGPipe: lambda m: (RANKS - 1) / (m + RANKS - 1),
    s.Schedule1F1B: lambda m: (RANKS - 1) / (m + RANKS - 1),
    s.ScheduleInterleaved1F1B: lambda m: (RANKS - 1) / (2 * m + RANKS - 1),
}
OTHERS = s.ScheduleLoopedBFS, s.ScheduleInterleavedZeroBubble, s.ScheduleZBVZeroBubble, s.ScheduleDualPipeV
print("micro-batches                        8      16   most under way with 16")
for schedule in (*BY_HAND, *OTHERS):
    said = []
    for batches in (8, 16):
        orders = [_pipeline.ran(schedule, rank, RANKS, batches) for rank in range(RANKS)]
        times = list(_pipeline.when(orders))
        busy = sum(end - start for *_, start, end in times)
        waits = 1 - busy / (RANKS * max(end for *_, end in times))
        if schedule in BY_HAND:
            assert abs(waits - BY_HAND[schedule](batches)) < 1e-9
        said.append(f"{waits:.1%}")
    most = []
    for order in orders:
        under_way = [sum((a.kind == "F") - (a.kind in "BI") for a in order[:n]) for n in range(len(order) + 1)]
        most.append(max(under_way))
    by_hand = "by hand the same" if schedule in BY_HAND else ""
    print(f"{schedule.__name__:30} {said[0]:>7} {said[1]:>7}   {most} {by_hand}")
