"""Waiting for a rank that does not come"""

# raises: torch.distributed.DistStoreError
# requires: network-loopback
from datetime import timedelta

import torch.distributed as dist

dist.TCPStore("127.0.0.1", 0, world_size=2, is_master=True, timeout=timedelta(seconds=1))
