"""The threads of a process that has used PyTorch: names, and what each is."""

# requires: gdb
# limit: 240
from collections import Counter

from guide import trace

SETUP = """
import threading
class Deep(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, depth):
        ctx.depth = depth
        return x * 2
    @staticmethod
    def backward(ctx, g):
        if ctx.depth:  # a backward within a backward
            with torch.enable_grad():
                Deep.apply(torch.ones(2, requires_grad=True), ctx.depth - 1).sum().backward()
        return g, None
@torch.jit.script
def fork(x):
    return torch.jit.wait(torch.jit.fork(torch.neg, x))
torch.set_num_threads(3)
torch.set_num_interop_threads(2)
big = torch.ones(1 << 20)
big + big
fork(big)
Deep.apply(torch.ones(2, requires_grad=True), 70).sum().backward()
threading.Thread(target=torch.futures.Future().wait, daemon=True).start()
"""
KNOWN = [
    "gomp_thread_start",
    "ThreadPool::main_loop",
    "Engine::reentrant_thread_init",
    "thread_main",
    "blas_thread_server",
]
seen = Counter()
for thread in trace.stops("torch.neg(big)", "at::_ops::neg::call", SETUP, threads=True)[0]:
    names = [f.function for f in thread.frames]
    own = next((n for n in names if n.endswith(tuple(KNOWN))), "the interpreter's")
    name = "PTThreadPool" if thread.name == "PTThreadPool" else "as the process"
    seen[name, "main thread" if thread.here else own] += 1
for (name, own), count in sorted(seen.items()):
    print(f"{count}  {name:15} {own}")
