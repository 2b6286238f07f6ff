"""`torch.ops.aten.sin(x)` goes through TorchScript's binding"""

# requires: gdb
from guide import trace

trace.show(trace.stop("torch.ops.aten.sin(x)", at="at::native::structured_sin_out::impl", setup="x = torch.ones(2)"))
