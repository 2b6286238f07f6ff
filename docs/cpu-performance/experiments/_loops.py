"""Softsign, x / (1 + |x|), as loops in C++, built as operators of PyTorch."""

import re
import subprocess
from pathlib import Path

import torch

SOURCE = r"""
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/cpu/vec/vec.h>
#include <ATen/native/cpu/Loops.h>
#include <ATen/Parallel.h>
#include <torch/library.h>
using at::Tensor;
# --8<-- [start:scalar]
void scalar_loop(char* out, const char* in, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    float x = *reinterpret_cast<const float*>(in + 4 * i);
    *reinterpret_cast<float*>(out + 4 * i) = x / (1.0f + std::abs(x));
  }
}
# --8<-- [end:scalar]
# --8<-- [start:vector]
using Vec = at::vec::Vectorized<float>;

inline Vec softsign(Vec x) { return x / (Vec(1.0f) + x.abs()); }

void vector_loop(float* out, const float* in, int64_t n) {
  int64_t i = 0;
  for (; i + Vec::size() <= n; i += Vec::size())
    softsign(Vec::loadu(in + i)).store(out + i);
  if (i < n)  // the tail: some lanes of one vector
    softsign(Vec::loadu(in + i, n - i)).store(out + i, n - i);
}
# --8<-- [end:vector]
# --8<-- [start:parallel]
void parallel_loop(float* out, const float* in, int64_t n, int64_t grain) {
  at::parallel_for(0, n, grain, [&](int64_t begin, int64_t end) {
    vector_loop(out + begin, in + begin, end - begin);
  });
}
# --8<-- [end:parallel]
Tensor scalar(const Tensor& x) {
  Tensor out = at::empty_like(x);
  auto from = static_cast<const char*>(x.const_data_ptr());
  scalar_loop(static_cast<char*>(out.data_ptr()), from, x.numel());
  return out;
}
Tensor vector(const Tensor& x) {
  Tensor out = at::empty_like(x);
  vector_loop(out.data_ptr<float>(), x.const_data_ptr<float>(), x.numel());
  return out;
}
Tensor parallel(const Tensor& x, int64_t grain) {
  Tensor out = at::empty_like(x);
  parallel_loop(out.data_ptr<float>(), x.const_data_ptr<float>(), x.numel(), grain);
  return out;
}
# --8<-- [start:iterator]
Tensor iterator(const Tensor& x) {
  Tensor out;  // undefined: the iterator makes it
  auto iter = at::TensorIterator::unary_op(out, x);
  at::native::cpu_kernel_vec(
      iter,
      [](float x) { return x / (1.0f + std::abs(x)); },
      [](Vec x) { return softsign(x); });
  return iter.output();
}
# --8<-- [end:iterator]
Tensor pieces(int64_t n, int64_t grain) {
  Tensor out = at::empty({at::get_num_threads(), 2}, at::kLong).fill_(0);
  at::parallel_for(0, n, grain, [&](int64_t begin, int64_t end) {
    int64_t* row = out.data_ptr<int64_t>() + 2 * at::get_thread_num();
    row[0] = begin, row[1] = end;
  });
  return out;
}
TORCH_LIBRARY(loops, m) {
  m.def("scalar(Tensor x) -> Tensor", scalar);
  m.def("vector(Tensor x) -> Tensor", vector);
  m.def("iterator(Tensor x) -> Tensor", iterator);
  m.def("parallel(Tensor x, int grain) -> Tensor", parallel);
  m.def("pieces(int n, int grain) -> Tensor", pieces);
}
"""
HOME = Path(torch.__file__).parent
AVX2 = ["-mavx2", "-mfma", "-mf16c"]
AVX2 += ["-DCPU_CAPABILITY=AVX2", "-DCPU_CAPABILITY_AVX2"]


def build() -> Path:
    """The library, loaded: `torch.ops.loops` has its operators."""
    Path("loops.cpp").write_text(re.sub(r"# --8<--.*", "", SOURCE))
    flags = ["-shared", "-fPIC", "-std=c++20", "-O2", "-fopenmp", "-DNDEBUG"]
    flags += [f"-I{HOME}/include", f"-L{HOME}/lib", f"-Wl,-rpath,{HOME}/lib"]
    command = ["g++", *flags, *AVX2, "loops.cpp", "-o", "libloops.so"]
    subprocess.run([*command, "-ltorch_cpu", "-lc10"], check=True)
    library = Path("libloops.so").absolute()
    torch.ops.load_library(library)
    return library


def function(library: Path, name: str) -> list[tuple[int, str]]:
    """The instructions of a C++ function, each with its address."""
    command = ["objdump", "-d", "--no-show-raw-insn", "-C", library]
    text = subprocess.run(command, capture_output=True, text=True).stdout
    start = rf"^[0-9a-f]+ <{name}\([^@\n]*\)>:"
    body = re.search(rf"{start}.*?\n\n", text, re.M | re.S)[0]
    lines = re.findall(r"^ +([0-9a-f]+):\t(.*)$", body, re.M)
    return [(int(address, 16), said) for address, said in lines]


def hot_loop(library: Path, name: str) -> list[str]:
    """From the target of a jump back to that jump: the loop that divides."""
    lines = function(library, name)
    at = [address for address, _ in lines]
    for end, (_, said) in enumerate(lines):
        jump = re.match(r"j\w+ +([0-9a-f]+) ", said)
        if not jump or int(jump[1], 16) not in at[: end + 1]:
            continue
        loop = [said for _, said in lines[at.index(int(jump[1], 16)) : end + 1]]
        if any("div" in said for said in loop):
            words = [said.partition("#")[0].split() for said in loop]
            words[-1][1] = "the first line"
            return [f"{name:10} {rest[0]}" for name, *rest in words]
    raise AssertionError(f"no loop that divides in {name}")
