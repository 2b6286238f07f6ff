"""A recurrent layer fed with another number of features"""

# raises: RuntimeError
import torch

torch.nn.LSTM(10, 20)(torch.zeros(5, 3, 8))
