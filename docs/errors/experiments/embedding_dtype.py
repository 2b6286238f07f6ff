"""Tokens that are floating numbers"""

# raises: RuntimeError
import torch

layer = torch.nn.Embedding(100, 4)
tokens = torch.tensor([5.0, 7.0])
print(layer(tokens.long()).shape)
layer(tokens)
