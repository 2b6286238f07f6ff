"""How large an operator's table is, and which slot a key leads to"""

# requires: g++
# limit: 240
import ctypes

import torch
from torch.utils.cpp_extension import load_inline

SOURCE = r"""
#include <ATen/core/dispatch/Dispatcher.h>
#include <iostream>
using namespace c10;
extern "C" void show() {
  std::cout << int(num_backends) << " backends, " << int(num_functionality_keys) << " functionalities (with Undefined), "
            << int(numPerBackendFunctionalityKeys()) << " of them per backend: " << num_runtime_entries << " slots\n";
  for (auto k : {DispatchKey::Undefined, DispatchKey::CPU, DispatchKey::CUDA, DispatchKey::Meta, DispatchKey::FPGA,
                 DispatchKey::QuantizedCPU, DispatchKey::SparseCPU, DispatchKey::SparseCUDA, DispatchKey::ADInplaceOrView,
                 DispatchKey::AutogradCPU, DispatchKey::PythonDispatcher})
    std::cout << "  " << toString(k) << ": slot " << getDispatchTableIndexForDispatchKey(k) << "\n";
  std::cout << "one KernelFunction: " << sizeof(KernelFunction) << " bytes; one OperatorEntry: "
            << sizeof(impl::OperatorEntry) << " bytes" << std::endl;
}
"""
ctypes.CDLL(load_inline("slots", SOURCE, is_python_module=False, no_implicit_headers=True)).show()
print("operators:", len(torch._C._dispatch_get_all_op_names()))
