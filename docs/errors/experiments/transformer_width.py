"""A source of another width than the model"""

# raises: RuntimeError
import torch
from torch import nn

model = nn.Transformer(4, 2, 1, 1, 8, batch_first=True)
source, target = torch.zeros(1, 5, 4), torch.zeros(1, 3, 4)
print(model(source, target).shape)
try:
    model(source.expand(2, -1, -1), target)
except RuntimeError as error:
    print(error)
model(torch.zeros(1, 5, 6), target)
