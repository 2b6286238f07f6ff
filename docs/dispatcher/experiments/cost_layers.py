"""Where the instructions of one torch.add of two numbers go, counted by callgrind"""

# requires: valgrind
# limit: 300
import sys
from pathlib import Path

from _build_and_count import MEASURE, band, counted, inclusive, total

Path("snippet.py").write_text(f"""{MEASURE}
a, b = torch.ones(2), torch.ones(2)
torch.add(a, b)
begin()
measure(lambda: None)
measure(lambda: torch.add(a, b))
""")
(_, nothing), (_, add) = counted(sys.executable, "snippet.py")
whole = total(add) - total(nothing)
binding, call, autograd, redispatch, kernel, build, allocate, impl, loop, free = inclusive(
    add, "THPVariable_add", "add_Tensor::call", "VariableType::(anonymous namespace)::add_Tensor(", "add_Tensor::redispatch",
    "::wrapper_CPU_add_Tensor(", "build_borrowing_binary_op", "::set_output_strided", "structured_ufunc_add_CPU::impl",
    "VectorizedLoop2d", "THPVariable_dealloc")  # fmt: skip
layers = {
    "Python's interpreter": whole - binding - free,
    "binding: arguments, lock, result": binding - call,
    "dispatcher: two look-ups": call - autograd + redispatch - kernel,
    "autograd's kernel": autograd - redispatch,
    "CPU: shapes, dtype, strides": build - allocate,
    "CPU: the rest, down to the loop": kernel - build - loop,
    "CPU: the loop, which adds": loop,
    "the result, made and freed": allocate + free,
}
assert sum(layers.values()) == whole
print("torch.add(a, b):", band(whole / 1000, (6, 14), " thousand instructions"))
for name, count in layers.items():
    print(f"{name:33} {band(100 * count / whole, (0, 5, 17, 40), ' %')}")
