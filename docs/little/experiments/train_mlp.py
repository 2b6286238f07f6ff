"""An MLP: 200 steps in both libraries"""

import torch
from _compare import mlp, tell

torch.set_num_threads(1)
tell(mlp(200))
