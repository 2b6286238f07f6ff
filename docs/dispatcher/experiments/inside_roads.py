"""From for_each into the loop: one thread or two, one dimension or two, with vectors or without"""

# requires: gdb
# limit: 240
from guide import trace


def road(title, code, tensor, setup):
    print(title)
    frames = trace.touch(code, tensor, setup)
    trace.show(frames[: next(i for i, f in enumerate(frames) if f.function.endswith("_kernel")) + 1])


road("add, contiguous", "torch.add(a, b)", "a", "a, b = torch.ones(64), torch.ones(64)")
road("add, one operand transposed", "torch.add(a, b)", "a", "a, b = torch.ones(64, 32), torch.ones(32, 64).t()")
road("lt, contiguous", "torch.lt(a, b)", "a", "a, b = torch.ones(64), torch.ones(64)")

print("add of 65,536 elements, two threads")
setup = "torch.set_num_threads(2); a = torch.ones(65536)"
both = trace.stops("torch.add(a, a)", "at::TensorIteratorBase::serial_for_each", setup, times=2)
roads = [next(t.frames for t in threads if t.here) for threads in both]
roads.sort(key=len, reverse=True)  # the calling thread has the longer stack
trace.show(roads[0], last=6)
trace.show(roads[1])
