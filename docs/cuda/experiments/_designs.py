"""Three designs in place of the model, and what a training asks of an allocator, for `hundred_designs.py`."""

from collections import defaultdict

import torch
from _allocator import Allocator, Device
from _step import make, step

from guide.experiments import pretended


# --8<-- [start:designs]
class OneCallEach:
    def __init__(self, device):
        self.malloc, self.free = device.malloc, device.free


class SameLength:
    def __init__(self, device):
        self.device, self.length, self.kept = device, {}, defaultdict(list)

    def malloc(self, asked):
        at = self.kept[asked].pop() if self.kept[asked] else self.device.malloc(asked)
        self.length[at] = asked
        return at

    def free(self, at):
        self.kept[self.length[at]].append(at)


class EverythingAtOnce(Allocator):
    def segment_size(self, size):
        return self.device.capacity // 2  # one segment for each of two pools


# --8<-- [end:designs]
def requests(lengths):
    """For each step, what it asks and gives back in order (address; bytes, or 0 for a free), and its calls of CUDA."""
    torch.cuda.empty_cache()
    torch.cuda.reset_peak_memory_stats()
    torch.cuda.memory._record_memory_history(clear_history=True)
    pretended.calls()
    net, optimiser = make()
    seen = 0
    for rows in lengths:
        step(net, optimiser, rows)
        events = torch.cuda.memory._snapshot()["device_traces"][0]
        kinds = {"alloc": 1, "free_completed": 0}
        new = [(e["addr"], e["size"] * kinds[e["action"]]) for e in events[seen:] if e["action"] in kinds]
        seen = len(events)
        yield new, len(pretended.calls("cudaMalloc", "cudaFree"))


def run(design, capacity, steps):
    """The calls in each step, and the most bytes taken from the device."""
    device, alive, calls, most = Device(capacity), {}, [], 0
    allocator = design(device)
    for events, _ in steps:
        before = device.calls
        for address, size in events:
            if size:
                alive[address] = allocator.malloc(size)
            elif address in alive:
                allocator.free(alive.pop(address))
            most = max(most, sum(device.given.values()))
        calls.append(device.calls - before)
    return calls, most
