"""Breakpoints that only count: how often a training step passes each layer of a multiplication."""

# requires: gdb
# limit: 240
from guide import trace

PROGRAM = """
import signal, torch
x, w = torch.ones(2), torch.ones(2, requires_grad=True)
torch.mul(x, w).sum().backward()
signal.raise_signal(signal.SIGTRAP)
for step in range(10):
    torch.mul(x, w).sum().backward()
"""
PLACES = [
    "torch::autograd::THPVariable_mul",
    "at::_ops::mul_Tensor::call",
    "*'at::_ops::mul_Tensor::call(at::Tensor const&, at::Tensor const&)'",
    "torch::autograd::VariableType::(anonymous namespace)::mul_Tensor",
    "at::native::mul",
    """*'at::_ops::mul_Tensor::call(at::Tensor const&, at::Tensor const&)'
    if $_caller_matches(".*::details::mul_tensor_backward")""".replace("\n   ", ""),
]
breaks = [f"break {place}" for place in PLACES]
trace.session(PROGRAM, "run", *breaks, *(f"ignore {n} 1000" for n in range(1, 7)), "continue", "info breakpoints")
