"""From apply into Python's forward, and from the engine into Python's backward"""

# requires: gdb
# limit: 240
from guide import trace

SETUP = """
class Sine(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return torch.sin(x)
    @staticmethod
    def backward(ctx, grad):
        x, = ctx.saved_tensors
        return grad * torch.cos(x)
x = torch.ones((), requires_grad=True)
"""
for stop in trace.stops(
    "Sine.apply(x).backward()", at=["at::_ops::sin::call", "at::_ops::cos::call"], setup=SETUP, times=2
):
    trace.show(stop[0].frames, last=14)
    print()
