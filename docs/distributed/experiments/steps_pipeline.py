"""Five schedules of four ranks and four micro-batches, each as it ran, laid out on a clock"""

# output: json
import json

import _pipeline
from torch.distributed.pipelining import schedules as s

SOURCE = "torch/distributed/pipelining/schedules.py#"
CLASS = {"F": "key", "B": "ok", "I": "ok", "W": "note"}
SAID = {
    s.ScheduleGPipe: "all forwards, then all backwards",
    s.Schedule1F1B: "some forwards first, then a backward and a forward in turn",
    s.ScheduleInterleaved1F1B: "two stages a rank, half as long each, so that the first forward comes round sooner",
    s.ScheduleInterleavedZeroBubble: "backward in two halves: the gradient of the input at once, that of the weights where it would wait",
    s.ScheduleZBVZeroBubble: "halves again, and the stages in a V, so that the first stage and the last are on one rank",
}
frames = []
for schedule, said in SAID.items():
    times = list(_pipeline.when([_pipeline.ran(schedule, rank, 4, 4) for rank in range(4)]))
    span, busy = max(end for *_, end in times), sum(end - start for *_, start, end in times)
    bars = [(f"rank {rank}", start, end, str(a.batch), CLASS[a.kind]) for rank, a, start, end in times]
    caption = f"{schedule.__name__.removeprefix('Schedule')}: {said}. {1 - busy / 4 / span:.0%} of the time is waiting."
    frames.append({"caption": caption, "bars": bars, "source": SOURCE + schedule.__name__})
print(json.dumps({"frames": frames}, indent=1))
