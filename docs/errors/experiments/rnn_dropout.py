"""Dropout between layers, of which there is one"""

# raises: UserWarning
from torch import nn

nn.LSTM(3, 4, num_layers=2, dropout=0.5)
print("no warning so far")
nn.LSTM(3, 4, dropout=0.5)
