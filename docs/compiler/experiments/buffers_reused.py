"""Three products in a row: which buffers are allocated, changed in place and used again"""

# requires: g++

import re

import torch
from _lower import written


def f(x):
    for _ in range(3):
        x = torch.relu(x @ x.t()) + x.sin()
    return x


def told(**options):
    code = written(f, torch.ones(8, 8), **options).code
    wrapper = code.partition("def call(self")[2].partition("runner =")[0]
    made, again = wrapper.count("= empty_strided_cpu("), wrapper.count("# reuse")
    print(f"{options or 'as it is'}: {made} allocated, {again} used again, {code.count('float* in_out_ptr')} in place")
    return wrapper


lines = told()
told(allow_buffer_reuse=False)
told(inplace_buffers=False)
told(allow_buffer_reuse=False, inplace_buffers=False)
print("the wrapper as it is")
for line in lines.splitlines():
    if re.search(r"empty_strided|reuse|extern|cpp_fused|del|return", line) and "assert" not in line:
        print("  ", re.sub(r"\(\(8, 8\), \(8, 1\), torch.float32\)", "(…)", line.strip()))
