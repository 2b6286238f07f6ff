"""Parts that do not add up to the dataset"""

# raises: ValueError
from torch.utils.data import random_split

data = list(range(10))
print([len(part) for part in random_split(data, [0.75, 0.25])])
random_split(data, [8, 1])
