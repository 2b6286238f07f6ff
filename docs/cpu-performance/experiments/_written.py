"""Inductor's C++ for AVX2, written and not compiled: the code, its kernels, and the bytes that its loops move."""

import re

import _lower
from torch._inductor import config
from torch._inductor.virtualized import V

config.cpp.simdlen = 256  # AVX2, on whatever machine
config.cpp.vec_isa_ok = True  # do not compile a program to try it


def written(function, *inputs, **options):
    """What Inductor writes for a call."""
    found = _lower.written(function, *inputs, **options)
    found.kernels = re.findall(r"r'''(.*?)'''", found.code, re.S)
    with V.set_graph_handler(found.graph):
        found.bytes = found.graph.count_bytes()[0]
    return found
