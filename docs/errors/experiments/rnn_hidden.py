"""A hidden state for another batch size"""

# raises: RuntimeError
import torch

rnn = torch.nn.GRU(4, 8)
state = torch.zeros(1, 3, 8)
rnn(torch.zeros(5, 2, 4), state)
