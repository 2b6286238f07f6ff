"""The oldest ready node runs first"""

# requires: network-loopback
from _run import changed

changed(
    "_engine",
    "    take = list.pop",
    "    take = lambda self: self.pop(0)",
)
