"""A state without the dimension of the layers"""

# raises: RuntimeError
import torch
from torch import nn

layer, x = nn.LSTM(3, 4, batch_first=True), torch.zeros(2, 5, 3)
state = torch.zeros(2, 4)
print(layer(x, (state[None], state[None]))[0].shape)
layer(x, (state, state))
