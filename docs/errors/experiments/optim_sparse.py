"""Adam for an embedding with sparse gradients"""

# raises: RuntimeError
import torch
from torch import nn, optim

table = nn.Embedding(10, 2, sparse=True)
table(torch.tensor([1, 2])).sum().backward()
optim.Adam(table.parameters()).step()
