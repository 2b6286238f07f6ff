"""What the compiler writes for the same expression"""

# requires: g++
import re

import torch
from torch._inductor import config
from torch._inductor.utils import run_and_get_code
from torch.nn.functional import softsign

config.cpp.simdlen = 256  # AVX2
config.cpp.vec_isa_ok = True  # do not compile a program to try it
CAST, NAMES = r"static_cast<int64_t>\((\w+?)L?\)", r"at::vec::|std::|L(?=[ )])"
_, (code,) = run_and_get_code(torch.compile(softsign), torch.ones(100))
kernel = code.partition('extern "C"')[2].partition("'''")[0]
kernel = re.sub(NAMES, "", re.sub(CAST, r"\1", kernel))
for line in kernel.splitlines():
    if "for(" in line or "if(" in line or "tmp" in line:
        print(line[4:])
