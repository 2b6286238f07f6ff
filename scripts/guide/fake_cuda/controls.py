"""For experiments on the pretended GPU (`# requires: pretended-gpu`): PyTorch's real allocator, no real device.

from guide.experiments import pretended
pretended.memory("2G")                    # before anything asks CUDA
pretended.hold(stream)                    # its work does not end …
pretended.release(stream)                 # … until now, or until the host waits for it
pretended.fault("assert")                 # the next kernel fails when it runs
pretended.show(pretended.calls())         # what the runtime was asked since the last time
pretended.show(pretended.segments())      # the allocator's snapshot
pretended.show(pretended.history())       # its recorded events, in order

Device memory is called A, B, C … by order of its allocation, so that every run prints the same.
"""

import ctypes
import re
import string
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from guide.binaries.names import demangled
from guide.core.errors import GuideError

_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
_LAUNCH = re.compile(r"^launch (\S+)")


@cache
def _runtime() -> ctypes.CDLL:
    runtime = ctypes.CDLL(None)
    if not hasattr(runtime, "pretended_show"):
        raise GuideError("the pretended GPU", "it is not loaded", "write '# requires: pretended-gpu'")
    runtime.pretended_show.argtypes = [ctypes.c_int, ctypes.c_size_t]
    runtime.pretended_calls.restype = runtime.pretended_name.restype = ctypes.c_char_p
    for name in ("name", "stream", "hold", "release"):
        getattr(runtime, f"pretended_{name}").argtypes = [ctypes.c_void_p]
    runtime.pretended_used.restype = ctypes.c_size_t
    return runtime


def memory(size: int | str, devices: int = 1) -> None:
    """Show `devices` (up to 4) of `size` each, in bytes or as "512M" or "2G"; GuideError once CUDA was asked."""
    number, unit = (size, "") if isinstance(size, int) else (size.rstrip("KMG"), size[-1:])
    try:
        total = int(number) * _UNITS.get(unit, 1)
    except ValueError:
        raise GuideError(
            "pretended.memory", f"'{size}' is no size", 'write bytes, or "512M", or "2G"'
        ) from None
    if _runtime().pretended_show(devices, total):
        raise GuideError(
            "pretended.memory", "there are 0 to 4 devices, and CUDA was asked already", "call it first"
        )


def used(device: int = 0) -> int:
    """Bytes that the runtime has given out on a device: what a driver would say is in use."""
    return int(_runtime().pretended_used(device))


def hold(stream: Any) -> None:
    """Let the work on a `torch.cuda.Stream` not end, until it is released or the host waits for it."""
    _runtime().pretended_hold(stream.cuda_stream)


def release(stream: Any) -> None:
    """Let the work on a held stream end."""
    _runtime().pretended_release(stream.cuda_stream)


# Their numbers in CUDA: no kernel image is available, an illegal address, a device-side assert.
_FAULTS = {"image": 209, "address": 700, "assert": 710}


def fault(kind: str) -> None:
    """Let the next kernel fail: "image" at its launch; "address" and "assert" when the host waits for it, and for good."""
    if kind not in _FAULTS:
        raise GuideError("pretended.fault", f"'{kind}' is no fault", f"one of: {', '.join(_FAULTS)}")
    _runtime().pretended_fault(_FAULTS[kind])


@contextmanager
def poisoned() -> Iterator[None]:
    """Let copies to the host go on, with poison: floats are NaN, integers huge. To see what waits, never to print it."""
    _runtime().pretended_poison(1)
    try:
        yield
    finally:
        _runtime().pretended_poison(0)


def note(text: str) -> None:
    """A line of one's own in the log of calls."""
    _runtime().pretended_note(f"-- {text}".encode())


def name(what: Any) -> str:
    """The name of a tensor's memory, or of an address: `A+512`."""
    address = what if isinstance(what, int) else what.data_ptr()
    return str(_runtime().pretended_name(address).decode())


def calls(*beginnings: str) -> list[str]:
    """What the runtime was asked since the last time, oldest first; if given, only lines that begin as told.

    A launch has the kernel's name with its template arguments, without namespaces and parameters.
    """
    lines = _runtime().pretended_calls().decode().splitlines()
    short = kernels([m[1] for line in lines if (m := _LAUNCH.match(line))])
    shortened = (_LAUNCH.sub(lambda m: f"launch {short[m[1]]}", line) for line in lines)
    return [line for line in shortened if not beginnings or line.startswith(beginnings)]


def kernels(mangled: Iterable[str]) -> dict[str, str]:
    """The short name of each mangled one."""
    asked = sorted(set(mangled))
    if not asked:
        return {}
    return dict(zip(asked, map(_short, demangled(asked)), strict=True))


def _short(name: str) -> str:
    text = name.replace("(anonymous namespace)::", "")
    while (cut := re.sub(r"\([^()]*\)", "", text)) != text:
        text = cut
    text = re.sub(r"(?:\b\w+::)+(?=\w)", "", text).replace(" >", ">").replace(" const", "")
    return text.removeprefix("void ").strip()


def segments(device: int = 0) -> list[str]:
    """The snapshot as a table: a line for each segment, under it one for each block, in bytes."""
    import torch

    out = []
    for s in torch.cuda.memory._snapshot()["segments"]:
        if s["device"] != device:
            continue
        pool = "" if s["segment_pool_id"] == (0, 0) else f", pool {s['segment_pool_id']}"
        kind = "expandable, " if s["is_expandable"] else ""
        stream = _runtime().pretended_stream(s["stream"])
        out.append(
            f"{name(s['address'])}: {s['total_size']} bytes, {kind}{s['segment_type']}, stream {stream}{pool}"
        )
        for b in s["blocks"]:
            asked = f", {b['requested_size']} asked" if b["state"] != "inactive" else ""
            out.append(f"  {name(b['address']):<14}{b['size']:>12}  {b['state']}{asked}")
    return out


def history(device: int = 0) -> list[str]:
    """The events since `torch.cuda.memory._record_memory_history()`: action, place, bytes, stream."""
    import torch

    # To look is an event, too.
    events = [e for e in torch.cuda.memory._snapshot()["device_traces"][device] if e["action"] != "snapshot"]
    # One address has several names in the course of time: its last ones belong to the segments that were recorded.
    ever = list(_allocations())
    of_start: dict[int, list[int]] = {}
    for i, (start, _) in enumerate(ever):
        of_start.setdefault(start, []).append(i)
    recorded = Counter(e["addr"] for e in events if e["action"] == "segment_alloc")
    born = {
        s: len(all_) - recorded[s] for s, all_ in of_start.items()
    }  # how many of an address's names are in use
    alive = {i for s, all_ in of_start.items() for i in all_[: born[s]]}
    out = []
    for e in events:
        at = e.get("addr", 0)
        if e["action"] == "segment_alloc" and at in of_start:
            alive.add(of_start[at][born[at]])
            born[at] += 1
        found = max((i for i in alive if ever[i][0] <= at < ever[i][0] + ever[i][1]), default=None)
        place = (
            "-"
            if found is None
            else _letters(found) + (f"+{at - ever[found][0]}" if at != ever[found][0] else "")
        )
        stream = _runtime().pretended_stream(e["stream"])
        out.append(f"{e['action']:<15} {place:<14}{e['size']:>12}  stream {stream}")
    return out


def _allocations() -> Iterator[tuple[int, int]]:
    """Start and bytes of every block of device addresses that there ever was, by name."""
    at, size = ctypes.c_void_p(), ctypes.c_size_t()
    i = 0
    while _runtime().pretended_allocation(i, ctypes.byref(at), ctypes.byref(size)):
        yield at.value or 0, size.value
        i += 1


def _letters(i: int) -> str:
    """0 → A, 25 → Z, 26 → AA: as the runtime counts."""
    above, last = divmod(i, 26)
    return (_letters(above - 1) if above else "") + string.ascii_uppercase[last]


def show(lines: Iterable[str]) -> None:
    """Print the lines, each under the one before; `(none)` where there are none."""
    print("\n".join(lines) or "(none)")
