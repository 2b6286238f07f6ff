"""Grad mode is read by autograd's kernel, not by the dispatcher"""

# requires: gdb
# limit: 240
from guide import trace

SETUP = """
x = torch.ones(2, requires_grad=True)
torch.set_grad_enabled(False)
x * x
"""
PLACES = ["c10::GradMode::is_enabled", "at::(anonymous namespace)::wrapper_CPU_mul_Tensor"]
for threads in trace.stops("x * x", PLACES, SETUP, times=2, limit=220):
    trace.show([f for t in threads if t.here for f in t.frames])
