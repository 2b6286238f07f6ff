"""Dropout down to the loop that reads its input"""

# requires: gdb
# limit: 240
from guide import trace

trace.show(trace.touch("torch.nn.functional.dropout(x, 0.5)", "x", setup="x = torch.ones(1024)"))
