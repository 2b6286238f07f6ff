"""A pipeline with fewer micro-batches than stages"""

# raises: ValueError
import torch
import torch.distributed as dist
from torch.distributed.pipelining import PipelineStage, Schedule1F1B, ScheduleGPipe
from torch.testing._internal.distributed.fake_pg import FakeStore

dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=4)  # one rank of four
x = torch.zeros(1, 2)
stage = PipelineStage(torch.nn.Linear(2, 2), 0, 4, torch.device("cpu"), (x,), x)
ScheduleGPipe(stage, n_microbatches=2)
print("GPipe takes two micro-batches")
Schedule1F1B(stage, n_microbatches=2)
