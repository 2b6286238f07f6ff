"""Two processes under DDP: 200 steps in both libraries"""

# requires: network-loopback
# helpers: _run
import torch
from _compare import ddp, tell

torch.set_num_threads(1)
tell(ddp(200))
