"""The loader draws no seed for workers that it does not have"""

# requires: network-loopback
from _run import changed

changed(
    "_parts",
    "large()  # the seed of workers",
    "pass  # the seed of workers",
)
