"""A function bound without PyTorch's caster"""

# raises: TypeError
# requires: g++
# limit: 120
import os
import sys

import _link
import torch

SOURCE = """#include <pybind11/pybind11.h>
#include <ATen/core/Tensor.h>
PYBIND11_MODULE(cast, m) { m.def("same", [](at::Tensor t) { return t; }); }"""
_link.compile("cast.o", SOURCE, "-fvisibility=hidden")
_link.link("cast.so", "cast.o", "-ltorch_cpu", "-lc10")
sys.path.insert(0, os.getcwd())
import cast  # noqa: E402

cast.same(torch.ones(1))
