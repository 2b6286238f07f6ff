"""The compiler's layer stands above autograd's"""

# requires: network-loopback
from _run import changed

changed(
    "_memory",
    '_dispatcher.ORDER.insert(_dispatcher.ORDER.index("SparseCPU"), "Python")',
    '_dispatcher.ORDER.insert(0, "Python")',
)
