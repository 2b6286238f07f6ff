"""The average of gradients begins at zero"""

# requires: network-loopback
from _run import changed

changed(
    "_optimiser",
    'state["average"] = g.clone()',
    'state["average"] = (g * 0.0).mul_(group["momentum"]).add_(g)',
)
