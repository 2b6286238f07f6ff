"""Four trainings with both libraries, compared bit by bit after every step"""

import json
import os
import sys
from datetime import timedelta
from types import SimpleNamespace

import _little
import _reference
import torch
import torch.distributed as dist
from _compiler import Compiled
from _ddp import DDP
from _group import join, launch
from _nets import train


# --8<-- [start:same]
def same(mine, theirs):
    """Whether two tensors have equal sizes and equal bits."""
    bits = (t.contiguous().view(torch.int32) for t in (mine, theirs))
    return mine.shape == theirs.shape and torch.equal(*bits)


def follow(ours, theirs):
    """Two trainings side by side: the first step at which something differs."""
    seen = SimpleNamespace(first=None, steps=0, numbers=0, losses=[])
    try:
        for mine, others in zip(ours, theirs, strict=True):
            seen.steps += 1
            seen.numbers += sum(t.numel() for some in others.values() for t in some)
            seen.losses.append(others["loss"][0].item())
            differ = [w for w in mine if not all(map(same, mine[w], others[w]))]
            if differ and not seen.first:
                seen.first = seen.steps, ", ".join(differ)
    except Exception as error:
        seen.first = seen.first or (seen.steps + 1, type(error).__name__)
    return seen


# --8<-- [end:same]
# --8<-- [start:kinds]
def mlp(steps):
    return follow(train(_little, "mlp", steps), train(_reference, "mlp", steps))


def conv(steps):
    return follow(train(_little, "conv", steps), train(_reference, "conv", steps))


def compiled(steps):
    ours = train(_little, "mlp", steps, Compiled)
    return follow(ours, train(_reference, "mlp", steps))


def on_this_rank(group, steps):
    rank, wrap = group.rank, lambda net: DDP(net, group)
    shares = [lib.Share(100, 2, rank) for lib in (_little, _reference)]
    ours = train(_little, "mlp", steps, wrap, rank, shares[0])
    theirs = train(_reference, "mlp", steps, _reference.DDP, rank, shares[1])
    return follow(ours, theirs)


# --8<-- [end:kinds]
def ddp(steps, *words):
    """Two processes, this one and another; what was found first in either."""
    group, others = launch(2, "ddp", "--steps", str(steps), *words)
    meet(group)
    seen = on_this_rank(group, steps)
    dist.destroy_process_group()
    found = [(seen.first, 0)]
    for rank, connection in enumerate(group.connections, 1):
        first, numbers = json.loads(connection.recv_bytes())
        found.append((first, rank))
        seen.numbers += numbers
    for other in others:
        other.wait()
    # Of two in one step the longer list says more: where outputs differ, all does.
    found = [(*first, rank) for first, rank in found if first]
    if found:
        step, what, rank = min(found, key=lambda one: (one[0], -len(one[1])))
        seen.first = step, f"{what} on rank {rank}"
    return seen


def other_rank(steps):
    """What a process does that `launch` has started."""
    group = join()
    meet(group)
    seen = on_this_rank(group, steps)
    dist.destroy_process_group()
    group.connections[0].send_bytes(json.dumps([seen.first, seen.numbers]).encode())


def meet(group):
    """PyTorch's own group over gloo: its port is passed on through ours."""
    if name := {"linux": "lo", "darwin": "lo0"}.get(sys.platform):
        os.environ["GLOO_SOCKET_IFNAME"] = name
    port, first, store = torch.zeros(1, dtype=torch.int64), group.rank == 0, None
    options = {"wait_for_workers": False, "use_libuv": False}
    if first:
        store = dist.TCPStore("127.0.0.1", 0, group.world, True, **options)
        port[0] = store.port
    group.broadcast(port)
    if not first:
        store = dist.TCPStore("127.0.0.1", int(port), group.world, False, **options)
    place = {"rank": group.rank, "world_size": group.world, "store": store}
    dist.init_process_group("gloo", timeout=timedelta(minutes=1), **place)


def tell(seen):
    """What a whole training has shown."""
    print(f"{seen.steps} steps, {seen.numbers:,} numbers compared")
    first, last = seen.losses[0], seen.losses[-1]
    half = last < first / 2
    print(f"PyTorch's loss: {first:.1f} at first, less than half in the end: {half}")
    step, what = seen.first or (None, None)
    print("first bit that differs:", f"step {step}, {what}" if step else "none")


KINDS = {"mlp": mlp, "conv": conv, "ddp": ddp, "compiled": compiled}
