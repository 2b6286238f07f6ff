"""A value that does not fit the slice it is written to"""

# raises: RuntimeError
import torch

rows = torch.zeros(2, 4)
column = torch.ones(2)
rows[:] = column[:, None]
print(rows)
rows[:] = column
