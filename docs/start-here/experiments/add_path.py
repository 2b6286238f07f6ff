"""Memory that nobody may read finds the kernel of torch.add"""

# requires: gdb
# limit: 240
from guide import trace

# `touch` makes the memory of `a` unreadable, runs the call under gdb,
# and gives the stack at the moment when something reads it.
trace.show(trace.touch("torch.add(a, b)", "a", setup="a, b = torch.ones(1024), torch.ones(1024)"))
