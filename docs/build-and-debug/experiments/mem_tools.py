"""Six faults and one sound loan in a program that uses libtorch, and which tool sees which"""

# requires: g++, valgrind
# limit: 300
import re
import subprocess

import _memory

PROGRAM = """
#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/from_blob.h>
#include <cstdio>
#define FAULT extern "C" __attribute__((noinline)) void
volatile float sink; volatile int large = 2000000000;
at::Tensor borrowed() { std::vector<float> gone(64, 1.f); return at::from_blob(gone.data(), {64}); }
at::TensorBase fresh() { return at::detail::empty_cpu({16}, at::kFloat); }
FAULT dead_buffer_read_here() { sink = borrowed().const_data_ptr<float>()[3]; }
FAULT dead_buffer_read_in_a_kernel() { at::Tensor t = borrowed(); t.sum(); }
FAULT one_past_the_end() { sink = fresh().const_data_ptr<float>()[16]; }
FAULT dead_local_array() {
  float* p; { float local[64] = {}; p = local; sink = p[1]; }
  sink = at::from_blob(p, {64}).const_data_ptr<float>()[3];
}
FAULT branch_on_what_empty_left() { if (fresh().const_data_ptr<float>()[3] > 0) sink = 1; }
FAULT signed_overflow() { sink = large + large; }
void given_away() {
  auto* v = new std::vector<float>(64, 1.f);
  at::Tensor t = at::from_blob(v->data(), {64}, [v](void*) { delete v; std::puts("deleter runs"); });
  at::Tensor view = t.narrow(0, 0, 2); t.reset(); std::puts("tensor gone, view left");
}
int main() { given_away();
  dead_buffer_read_here(); dead_buffer_read_in_a_kernel(); one_past_the_end(); dead_local_array();
  branch_on_what_empty_left(); signed_overflow(); std::puts("ended well"); }
"""
FAULTS = re.findall(r"^FAULT (\w+)", PROGRAM, re.M)
LIBRARIES = ["-ltorch_cpu", "-lc10"]
_memory.compile("plain", PROGRAM, *LIBRARIES)
_memory.compile("checked", PROGRAM, *LIBRARIES, "-fsanitize=address,undefined", "-fsanitize-recover=address")
print("plain:", subprocess.run(["./plain"], capture_output=True, text=True).stdout.strip().replace("\n", ", "))

seen = {fault: ["-", "-"] for fault in FAULTS}
for kind, *frames in _memory.valgrind("./plain"):
    for fault in FAULTS:
        if f"  {fault}" in frames:
            seen[fault][0] = kind
said = _memory.run("./checked", ASAN_OPTIONS="halt_on_error=0:detect_leaks=0", UBSAN_OPTIONS="print_stacktrace=1")
for report in re.split(r"(?m)^(?==+\d+==ERROR)|^(?=\S+: runtime error)", said):
    kind = re.search(r"AddressSanitizer: (\S+)|runtime error: (\w+ \w+ \w+)", report)
    for fault in FAULTS:
        if kind and fault in report:
            seen[fault][1] = kind[1] or kind[2]
for fault, (memcheck, sanitizer) in seen.items():
    print(f"{fault}\n   valgrind:   {memcheck}\n   sanitizers: {sanitizer}")
