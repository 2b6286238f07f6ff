"""How large an operator's table is, and which slot a key leads to"""

# requires: g++
# limit: 240
import torch
from torch.utils.cpp_extension import load_inline

SOURCE = r"""
#include <ATen/core/dispatch/Dispatcher.h>
#include <iostream>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/utils/pybind.h>
using namespace c10;
void show() {
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
module = load_inline("slots", cpp_sources=[SOURCE], functions=["show"], no_implicit_headers=True)
module.show()
print("operators:", len(torch._C._dispatch_get_all_op_names()))
