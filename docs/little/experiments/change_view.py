"""A view copies"""

# requires: network-loopback
from _run import changed

changed(
    "_operators",
    '"view": _tensor.Tensor.view,',
    '"view": lambda a, sizes: wrap(a.raw().clone().reshape(sizes)),',
)
