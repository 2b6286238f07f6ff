"""A view never touches the memory"""

# requires: gdb
# limit: 240
from guide import trace

SETUP = "x = torch.ones(1024)"
try:
    trace.touch("x.view(32, 32)", "x", setup=SETUP)
except trace.TraceError as error:
    print(str(error).splitlines()[0])
trace.show(trace.stop("x.view(32, 32)", at="at::native::view", setup=SETUP), library_names=False)
