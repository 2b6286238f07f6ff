"""One file with debug information beside stock libraries without any"""

# requires: gdb, g++
# limit: 240
import _link
from guide import trace

SOURCE = """
#include <ATen/ops/mul.h>
#include <ATen/ops/ones.h>
at::Tensor area_NAME(const at::Tensor& width, const at::Tensor& height) {
  int64_t rows = width.size(0);
  at::Tensor result = at::mul(width, height);
  return rows > 1 ? result : width;
}
extern "C" void run() { at::Tensor w = at::ones({3, 2}); area_NAME(w, w); }
"""
PROGRAM = """
import ctypes, signal, torch
signal.raise_signal(signal.SIGTRAP)
for name in ("release", "lines", "classes"):
    ctypes.CDLL(f"./{name}.so").run()
"""
for name, flags in [("release", "-O2"), ("lines", "-O0 -g"), ("classes", "-O0 -g -femit-class-debug-always")]:
    _link.compile(f"{name}.o", SOURCE.replace("NAME", name), "-DNDEBUG", *flags.split())
    _link.link(f"./{name}.so", f"{name}.o", "-Wl,-Bsymbolic", "-ltorch_cpu", "-lc10")  # run() calls area without a stub
kernel = "'at::_ops::mul_Tensor::call(at::Tensor const&, at::Tensor const&)'"
trace.session(
    PROGRAM,
    "run",
    *("tbreak area_release", "continue", "print rows"),
    *("tbreak area_lines", "continue", "next", "print rows", "list *$pc,+1", "print width.impl_.target_->numel_"),
    "info symbol &'vtable for c10::TensorImpl'",
    *("tbreak area_classes", "continue", "print width.impl_.target_->numel_"),
    *(f"tbreak *{kernel}", "continue", "info args", "backtrace 3"),
    *("print ((at::Tensor *)$rsi)->impl_.target_->numel_", "print ((at::Tensor *)$rsi)->impl_.target_->key_set_"),
)
