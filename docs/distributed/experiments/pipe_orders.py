"""Two schedules of four stages and six micro-batches: what each rank runs, and how many it has under way"""

import _pipeline
from torch.distributed.pipelining import Schedule1F1B, ScheduleGPipe

for schedule in (ScheduleGPipe, Schedule1F1B):
    print(schedule.__name__)
    for rank in range(4):
        under_way = most = 0
        order = _pipeline.ran(schedule, rank, ranks=4, batches=6)
        for action in order:
            under_way += 1 if action.kind == "F" else -1
            most = max(most, under_way)
        print(f"   rank {rank}:", *(f"{a.kind}{a.batch}" for a in order), f"  at most {most} under way")
