"""A port that is in use"""

# raises: torch.distributed.DistNetworkError
# requires: network-loopback
import socket

import torch.distributed as dist

holder = socket.create_server(("127.0.0.1", 0))
dist.TCPStore("127.0.0.1", holder.getsockname()[1], 1, is_master=True)
