"""Three pointers of a kernel, what the dump says of them, and how many registered kernels have which"""

# requires: g++
# limit: 240
import ctypes
import re
from collections import Counter

import torch
from torch.utils.cpp_extension import load_inline

SOURCE = r"""
#include <ATen/core/boxing/KernelFunction.h>
#include <iostream>
using c10::KernelFunction;
int64_t plain(const at::Tensor& x, int64_t n) { return n; }
int64_t sym(const at::Tensor& x, c10::SymInt n) { return n.expect_int(); }
void boxed(const c10::OperatorHandle&, torch::jit::Stack* stack) {}
void row(const char* made_from, const KernelFunction& k) {
  std::cout << made_from << ": boxed " << k.isValid() << ", unboxed " << k.isValidUnboxed() << ", sym_unboxed "
            << k.isValidSymUnboxed() << "; in a dump: " << k.dumpState() << std::endl;
}
extern "C" void show() {
  row("f(Tensor, int64_t)", KernelFunction::makeFromUnboxedFunction(TORCH_FN(plain)));
  row("f(Tensor, SymInt)", KernelFunction::makeFromUnboxedFunction(TORCH_FN(sym)));
  row("f(OperatorHandle, Stack*)", KernelFunction::makeFromBoxedFunction<&boxed>());
  row("fallthrough", KernelFunction::makeFallthrough());
}
"""
ctypes.CDLL(load_inline("boxed_pointers", SOURCE, is_python_module=False, no_implicit_headers=True)).show()
LINE = re.compile(r"(\w+)(?:\[alias\])?(?: \(inactive\))?: .*?(\w+)\.\w+:\d+ :: (.*) \[ (.*) \]$")
kinds, files = Counter(), Counter()
for name in torch._C._dispatch_get_all_op_names():
    for match in filter(None, map(LINE.match, torch._C._dispatch_dump(name).splitlines())):
        key, file, signature, state = match.groups()
        sym = "SymInt" in signature.split("->")[0]
        kinds[state, "none" if signature == "(none)" else "with SymInt" if sym else "without SymInt"] += 1
        files[re.sub(r"_\d+$", "", file)] += (state, signature) == ("boxed", "(none)")
print("\nregistered kernels of", len(torch._C._dispatch_get_all_op_names()), "operators")
for (state, signature), n in kinds.most_common():
    print(f"{n:6} {state:17} C++ signature: {signature}")
print("boxed only, by file:", *(f"\n{n:6} {file}" for file, n in files.most_common(5)))
