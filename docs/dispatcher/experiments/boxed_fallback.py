"""One boxed function in front of every operator"""

# requires: g++
# limit: 240
import torch
from torch.utils.cpp_extension import load_inline

SOURCE = r"""
#include <torch/library.h>
#include <iostream>
constexpr auto KEY = c10::DispatchKey::TESTING_ONLY_GenericMode;
int depth = 0;
void tell(const c10::OperatorHandle& op, c10::DispatchKeySet keys, torch::jit::Stack* stack) {
  std::cout << std::string(2 * depth++, ' ') << op.operator_name();
  for (const auto& value : torch::jit::last(*stack, op.schema().arguments().size())) std::cout << " " << value.tagKind();
  std::cout << std::endl;
  op.redispatchBoxed(keys & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, KEY), stack);
  depth--;
}
TORCH_LIBRARY_IMPL(_, TESTING_ONLY_GenericMode, m) { m.fallback(torch::CppFunction::makeFromBoxedFunction<&tell>()); }
"""
names = torch._C._dispatch_get_all_op_names()


def filled():
    return sum("\nTESTING_ONLY_GenericMode: " in torch._C._dispatch_dump_table(name) for name in names)


def program():
    x, w = torch.ones(2, 3), torch.zeros(3, requires_grad=True)
    torch.nn.functional.linear(torch.cat([x, x]), w).topk(1).values.backward()


print(f"{filled()} of {len(names)} operators have a kernel for the key", flush=True)
load_inline("boxed_fallback", SOURCE, is_python_module=False, no_implicit_headers=True)
print(f"{filled()} after one registration", flush=True)
torch._C._dispatch_tls_set_dispatch_key_included("TESTING_ONLY_GenericMode", True)
program()
