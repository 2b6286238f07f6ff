"""How large is each box in PyTorch, and what does it say to a wrong question?"""

# requires: g++
# limit: 240
import ctypes

from torch.utils.cpp_extension import load_inline

SOURCE = r"""
#include <ATen/core/ivalue.h>
#include <functional>
#include <iostream>
using namespace c10;
#define SIZE(T) std::cout << sizeof(T) << " bytes: " << #T << "\n"
#define ASK(expression) ask(#expression, [] { return int64_t(expression); })
void ask(const char* text, std::function<int64_t()> f) {
  std::cout << text << ": ";
  try {
    std::cout << f() << std::endl;
  } catch (const std::exception& e) {
    const std::string all = e.what(), line = all.substr(0, all.find('\n'));
    const size_t bug = line.find("PyTorch. ");
    std::cout << "throws: " << (bug == line.npos ? line : line.substr(bug + 9)) << std::endl;
  }
}
extern "C" void show() {
  SIZE(IValue), SIZE(Scalar), SIZE(SymInt), SIZE(std::optional<int64_t>);
  SIZE(at::Tensor), SIZE(std::optional<at::Tensor>), SIZE(at::OptionalIntArrayRef);
  ASK(IValue(2).toInt());
  ASK(IValue(2.0).toInt());
  ASK(IValue(2.0).toScalar().toLong());
  ASK(Scalar(300).toChar());
  ASK(SymInt(-1).is_heap_allocated());
  ASK(SymInt(INT64_MIN).is_heap_allocated());
  ASK(IValue(std::optional<int64_t>()).isNone());
}
"""
library = load_inline("sizes_of_boxes", SOURCE, is_python_module=False, no_implicit_headers=True)
ctypes.CDLL(library).show()
