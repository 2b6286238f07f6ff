"""AdamW adds its small number before it divides"""

# requires: network-loopback
from _run import changed

changed(
    "_optimiser",
    ".div_(early2**0.5).add_(1e-8)",
    ".add_(1e-8).div_(early2**0.5)",
)
