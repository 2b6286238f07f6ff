"""Batch normalisation of a batch of one"""

# raises: ValueError
import torch

norm = torch.nn.BatchNorm1d(8)
x = torch.ones(1, 8)
print(norm.eval()(x).shape)
norm.train()(x)
