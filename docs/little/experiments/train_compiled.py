"""The MLP through the little compiler: 200 steps in both libraries"""

import torch
from _compare import compiled, tell

torch.set_num_threads(1)
tell(compiled(200))
