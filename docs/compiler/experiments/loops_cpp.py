"""The C++ of two functions: eight numbers at a time with a tail, and three loops under one"""

# requires: g++

import re

import torch
from _lower import written
from torch._inductor import config

config.cpp.simdlen = 256  # AVX2
config.cpp.vec_isa_ok = True  # do not compile a program to try it
SHORT = (
    (r"static_cast<int64_t>\((\w+?)L?\)", r"\1"),
    (r"at::vec::|std::|int64_t |#pragma.*", ""),
    (r"Vectorized<float>", "Vec"),
    (r"if\(C10_(\w+)\((\w+) >= .*", r"if \1"),
)


def shown(function, *inputs):
    code = written(function, *inputs).code.partition("r'''")[2].partition("'''")[0]
    for line in code.splitlines():
        for pattern, left in SHORT:
            line = re.sub(pattern, left, line)
        if re.search(r"for\(|if |tmp|local_buffer", line):
            print(line.rstrip()[4:])


print("relu(x) * 2 + 1, for 100 numbers")
shown(lambda x: torch.relu(x) * 2 + 1, torch.ones(100))
config.cpp.simdlen = 1
print("softmax of the rows of 4 by 8")
shown(lambda x: torch.softmax(x, -1), torch.ones(4, 8))
