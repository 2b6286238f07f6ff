"""An address where nobody listens"""

# raises: torch.distributed.DistNetworkError
# requires: network-loopback
import socket
from datetime import timedelta

import torch.distributed as dist

with socket.create_server(("127.0.0.1", 0)) as free:
    port = free.getsockname()[1]
dist.TCPStore("127.0.0.1", port, 2, is_master=False, timeout=timedelta(seconds=1))
