"""Inductor turns four operators into one loop that makes no intermediate tensor"""

# requires: g++
# limit: 300
import re

import torch
from torch._inductor import config, metrics
from torch._inductor.utils import run_and_get_code

config.cpp.simdlen = 1  # no vector instructions: the loop is easier to read
config.cpp_cache_precompile_headers = False  # for one kernel they do not pay


def f(x):
    return (torch.relu(x) * 2 + 1).sum(-1)


x = torch.ones(4, 8)
result, (code,) = run_and_get_code(torch.compile(f), x)
print("kernels:", metrics.generated_kernel_count, "· same result as eager:", torch.equal(result, f(x)))

print("the kernel, without braces and pragmas")
kernel = re.search(r'extern "C".*?\n}', code, re.S)[0]
for line in kernel.splitlines():
    if re.search(r"for\(|tmp", line):
        print(line)
print("the wrapper that calls it")
print(re.search(r"    def call\(self.*?return[^\n]*", code, re.S)[0])
