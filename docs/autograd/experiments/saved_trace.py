"""Where a tensor is saved in forward and unpacked in backward"""

# requires: gdb
# limit: 240
from guide import trace

SETUP = """
a = torch.ones(2, requires_grad=True)
b = torch.ones(2, requires_grad=True)
(a * b).sum().backward()
"""
SAVED = "torch::autograd::SavedVariable::"
stops = trace.stops("(a * b).sum().backward()", [SAVED + "SavedVariable", SAVED + "unpack"], SETUP, times=4, limit=220)
for number, threads in enumerate(stops, 1):
    frames = [f for t in threads if t.here for f in t.frames]
    if number in (1, 3):
        print(f"stop {number}")
        trace.show(frames)
    else:
        print(f"stop {number}: again {frames[0].function}, called by {frames[1].function}")
