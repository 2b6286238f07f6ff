"""A sampler and shuffling"""

# raises: ValueError
from torch.utils.data import BatchSampler, DataLoader, SequentialSampler

data = list(range(4))
order = SequentialSampler(data)
print(list(DataLoader(data, sampler=order, batch_size=2)))
try:
    DataLoader(data, batch_sampler=BatchSampler(order, 2, False), batch_size=2)
except ValueError as error:
    print(error)
DataLoader(data, sampler=order, shuffle=True)
