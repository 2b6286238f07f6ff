"""A batch of sequences of different lengths"""

# raises: RuntimeError
import torch
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

texts = [torch.ones(3), torch.ones(5)]
print(next(iter(DataLoader(texts, batch_size=2, collate_fn=lambda b: pad_sequence(b, batch_first=True)))))
next(iter(DataLoader(texts, batch_size=2)))
