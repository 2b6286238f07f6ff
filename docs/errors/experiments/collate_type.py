"""A batch with something that is no tensor"""

# raises: TypeError
from torch.utils.data import DataLoader

samples = [{"label": 1, "note": None}, {"label": 2, "note": None}]
next(iter(DataLoader(samples, batch_size=2)))
