"""gdb stops inside a kernel of the wheel that pip installed."""

# requires: gdb
# limit: 180
from guide import trace

trace.show(trace.stop("torch.mul(a, a)", at="at::native::structured_mul_out::impl", setup="a = torch.ones(4)"))
