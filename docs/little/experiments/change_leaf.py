"""A leaf keeps the last gradient and adds nothing"""

# requires: network-loopback
from _run import changed

changed(
    "_recording",
    "tensor.grad = _engine.add(tensor.grad, grad)",
    "tensor.grad = grad",
)
