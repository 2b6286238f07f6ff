"""Eight things that hold memory after a step, each alone, and what lets go of it"""

# requires: pretended-gpu
import gc

import _holders as left
import torch

MIB = 1 << 20
PROGRAMS = "graph_in_a_list gradients optimiser an_exception a_cycle a_small_view a_closure a_hook"

gc.disable()
start = torch.cuda.memory_allocated()
for name in PROGRAMS.split():
    held = getattr(left, name)()
    inside = torch.cuda.memory_allocated() - start
    held = None
    without = torch.cuda.memory_allocated() - start
    gc.collect()
    collected = torch.cuda.memory_allocated() - start
    print(
        f"{name:16} {inside / MIB:5.0f} MiB held, {without / MIB:4.0f} after del, {collected / MIB:4.0f} after gc.collect()"
    )
