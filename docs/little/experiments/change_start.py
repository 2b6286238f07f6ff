"""DDP does not send rank 0's weights"""

# requires: network-loopback
from _run import changed

changed(
    "_ddp",
    "group.broadcast(p.raw())",
    "pass",
)
