"""A guard asks for nothing but the wish for a gradient"""

# requires: network-loopback
from _run import changed

changed(
    "_compiler",
    "return value.shape, tuple(value.strides), value.offset, value.requires_grad",
    "return value.requires_grad",
)
