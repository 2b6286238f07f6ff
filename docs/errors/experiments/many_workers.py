"""More workers than processors"""

# raises: UserWarning
import os

from torch.utils.data import DataLoader

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # as a job with one processor
DataLoader([1, 2], num_workers=1)
print("no warning so far")
DataLoader([1, 2], num_workers=8)
