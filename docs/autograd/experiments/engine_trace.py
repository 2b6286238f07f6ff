"""All threads of the process, in a plain backward and in one that is 61 levels deep."""

# requires: gdb
# limit: 240
from guide import trace

SETUP = """
import time
torch.set_num_threads(1)
w = torch.ones(1, requires_grad=True)
class Nest(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, level):
        ctx.level = level
        return x.clone()
    @staticmethod
    def backward(ctx, grad):
        if ctx.level == 61:
            time.sleep(1)  # by then the thread that asked for level 61 waits
        else:
            with torch.enable_grad():
                Nest.apply(torch.ones(1, requires_grad=True), ctx.level + 1).backward()
        return grad, None
"""
PLACES = ["torch::autograd::Engine::start_device_threads", "torch::autograd::AccumulateGrad::apply"]
first, plain, nested = trace.stops("(w * 2).backward(); Nest.apply(w, 0).backward()", PLACES, SETUP, 3, True, 230)
print("THE FIRST BACKWARD OF THE PROCESS")
trace.show_threads(first, last=4)
print("\nA PLAIN BACKWARD, AT THE LEAF")
trace.show_threads(plain)
print("\nLEVEL 61, AT THE LEAF")
trace.show_threads(nested, last=10)
