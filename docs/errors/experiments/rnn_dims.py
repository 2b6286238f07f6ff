"""Pictures for a recurrent layer"""

# raises: ValueError
import torch
from torch import nn

layer = nn.LSTM(3, 4, batch_first=True)
frames = torch.zeros(2, 5, 1, 3)
print(layer(frames.flatten(2))[0].shape)
layer(frames)
