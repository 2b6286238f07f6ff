"""Inductor's C++ for AVX2 without a compiler at its end: the code is written, and nothing runs."""

import re

import torch
from torch._inductor import config
from torch._inductor.graph import GraphLowering

config.cpp.simdlen = 256  # AVX2, on whatever machine
config.cpp.vec_isa_ok = True  # do not compile a program to try it
config.compile_threads = 1


class Written(Exception):
    """Raised in place of compiling; holds the code and the bytes that its loops move."""

    def __init__(self, graph, code):
        super().__init__("the code is written, and is not compiled")
        self.code, self.kernels = code, re.findall(r"r'''(.*?)'''", code, re.S)
        self.bytes = graph.count_bytes()[0]


def written(function, *inputs, **options):
    """What Inductor writes for a call."""
    whole = GraphLowering.compile_to_module

    def stop(graph):
        raise Written(graph, graph.codegen()[0].value)

    torch._dynamo.reset()
    GraphLowering.compile_to_module = stop
    try:
        with config.patch(options):
            torch.compile(function)(*inputs)
    except Exception as error:
        while not isinstance(error, Written):
            error = error.__cause__ or error.__context__
            if error is None:
                raise
        return error
    finally:
        GraphLowering.compile_to_module = whole
    raise RuntimeError("Inductor was not asked for code")
