"""gdb at the moment when `del` gives a tensor's memory back"""

# requires: gdb
# limit: 240
from guide import trace

trace.show(trace.stop("del t", at="c10::free_cpu", setup="t = torch.ones(4)"))
