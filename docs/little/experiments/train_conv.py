"""A small convolution network: 200 steps in both libraries"""

import torch
from _compare import conv, tell

torch.set_num_threads(1)
tell(conv(200))
