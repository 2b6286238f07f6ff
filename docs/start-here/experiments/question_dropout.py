"""Where Dropout leads, and what `torch._C._VariableFunctions` is"""

# requires: gdb
# limit: 120
import inspect

import torch
from guide import trace

source = inspect.getsource(torch.nn.functional.dropout)
print("last lines of F.dropout:", " ".join(source[source.index("return (") :].split()))

functions = torch._C._VariableFunctions
names = [name for name in dir(functions) if not name.startswith("__")]
made_in_c = [name for name in names if inspect.isbuiltin(getattr(functions, name))]
print("a module:", inspect.ismodule(functions), "· its class:", type(functions).__name__)
print("its names:", len(names), "· of them functions made in C:", len(made_in_c))
print("its dropout is torch.dropout:", functions.dropout is torch.dropout)

module = "module = torch.nn.Dropout(); x = torch.ones(4, requires_grad=True)"
trace.show(trace.stop("module(x)", at="at::native::dropout", setup=module))
