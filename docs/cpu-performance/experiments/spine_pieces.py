"""How a range is divided among four threads"""

# requires: g++
import _loops
import torch

_loops.build()
torch.set_num_threads(4)
for n, grain in ((1000, 1000), (1001, 1000), (2001, 1000), (4001, 1000), (4001, 1)):
    pieces = torch.ops.loops.pieces(n, grain).tolist()
    print(f"{n} by {grain:4}:", "  ".join(f"{b}-{e}" for b, e in pieces if e))
