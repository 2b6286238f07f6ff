"""A product is summed from its last term to its first"""

# requires: network-loopback
from _run import changed

changed(
    "_operators",
    '"mm": torch.mm,',
    '"mm": lambda a, b: torch.mm(a.flip(1), b.flip(0)),',
)
