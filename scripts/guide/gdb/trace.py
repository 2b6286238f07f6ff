"""Backtraces out of the stock wheel: a snippet runs under gdb, stops where asked, and its C++ frames are shortened.

from guide import trace
trace.show(trace.stop("torch.add(a, b)", at="at::_ops::add_Tensor::call", setup="a = b = torch.ones(2)"))
trace.show(trace.touch("torch.add(a, b)", "a", setup="a = b = torch.ones(1024)"))
trace.session(program, "run", "break at::_ops::add_Tensor::call", "continue", "backtrace")
"""

import json
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guide.binaries.names import short as shorten
from guide.gdb import debugger
from guide.gdb.debugger import TraceError as TraceError

# Runs inside gdb: walks every asked thread and prints one JSON line.
_INSIDE = """
import gdb, json
def frames():
    out, f = [], gdb.newest_frame()
    while f is not None and len(out) < 400:
        try:
            name = f.name()
        except gdb.error:
            name = None
        out.append([name or "??", gdb.solib_name(f.pc()) or ""])
        try:
            f = f.older()
        except gdb.error:
            break
    return out
def threads(every):
    here = gdb.selected_thread()
    if here is None:
        return []
    chosen = gdb.selected_inferior().threads() if every else [here]
    out = []
    for t in sorted(chosen, key=lambda t: t.num):
        t.switch()
        out.append({"num": t.num, "name": t.name or "", "here": t.num == here.num, "frames": frames()})
    here.switch()
    return out
def tell(path, every):
    # A breakpoint also stops in the linker's stub of the function, which is no call of it.
    while gdb.selected_thread() and (gdb.newest_frame().name() or "").endswith("@plt"):
        gdb.execute("continue")
    open(path, "a").write(json.dumps(threads(every)) + "\\n")
"""

# Runs inside gdb: echoes each command and runs it; a backtrace goes out as JSON, to be shortened outside.
_TYPED = """
import sys
def typed(commands):
    for command in commands:
        print("(gdb) " + command)
        try:
            name, _, most = command.partition(" ")
            if name in ("backtrace", "bt"):
                print("@frames " + json.dumps(frames()[:int(most or 400)]))
            else:
                gdb.execute(command)
        except gdb.error as error:
            print(error)
        gdb.flush()
"""

# Moves a contiguous tensor's data to pages of its own and takes away the right to read and write them.
_FORBID = """
def _forbid(tensor):
    import ctypes, mmap
    pages = mmap.mmap(-1, tensor.numel() * tensor.element_size())
    tensor.data = torch.frombuffer(pages, dtype=tensor.dtype).view(tensor.shape)
    start, size = ctypes.c_void_p(tensor.data_ptr()), ctypes.c_size_t(len(pages))
    assert ctypes.CDLL(None).mprotect(start, size, 0) == 0
"""


@dataclass(frozen=True)
class Frame:
    """One frame: its function's short name, its library's short name, and the function that it exists to call."""

    function: str
    library: str
    target: str = ""

    @property
    def is_python(self) -> bool:
        """Whether the frame belongs to the interpreter itself, or to what the C library does to start it."""
        return self.library == "python" or self.function.startswith(("__libc_start", "start_thread", "clone"))


@dataclass(frozen=True)
class Thread:
    """One thread's frames, innermost first; `here` marks the one that stopped."""

    number: int
    name: str
    here: bool
    frames: tuple[Frame, ...]


def stops(
    code: str,
    at: str | Sequence[str],
    setup: str = "",
    times: int = 1,
    threads: bool = False,
    limit: int = 120,
) -> list[list[Thread]]:
    """Run `setup` freely, then `code` with breakpoints `at`; the threads at each of the first `times` stops.

    `at` holds functions' names as gdb reads them; without any, the program stops only at a signal.
    Raises TraceError when gdb is missing or nothing stops.
    """
    places = [at] if isinstance(at, str) else list(at)
    with tempfile.TemporaryDirectory(prefix="trace-") as folder:
        program, inside, frames_file = (Path(folder) / n for n in ("snippet.py", "inside.py", "told.jsonl"))
        whole = f"import os, signal, torch\n{setup}\nos.kill(os.getpid(), signal.SIGUSR1)\n{code}\n"
        program.write_text(whole, encoding="utf-8")
        inside.write_text(_INSIDE, encoding="utf-8")
        commands = [
            "set breakpoint pending on",
            f"source {inside}",
            "run",
            *(f"break {place}" for place in places),
            *(["continue", f"python tell({str(frames_file)!r}, {threads})"] * times),
            "kill",
        ]
        said = batch(commands, program, limit)
        lines = frames_file.read_text().splitlines() if frames_file.exists() else []
    found = [[_thread(t) for t in json.loads(line)] for line in lines]
    found = [threads_ for threads_ in found if threads_]
    if not found:
        where = f"at {', '.join(places)}" if places else "at a signal"
        once = "\n".join(dict.fromkeys(said.splitlines()))  # each command answers that nothing runs
        raise TraceError(f"the program never stopped {where}\n{once[-1200:]}")
    return found


def stop(code: str, at: str | Sequence[str], setup: str = "", limit: int = 120) -> list[Frame]:
    """The stopped thread's frames, innermost first, at the first stop."""
    return _here(stops(code, at, setup, 1, False, limit)[0])


def touch(code: str, tensor: str, setup: str = "", limit: int = 120) -> list[Frame]:
    """The frames, innermost first, where `code` first reads or writes the memory of the variable `tensor`.

    The memory is made unreadable after `setup`, so no function's name need be known. The tensor must be contiguous.
    """
    return stop(code, (), f"{setup}\n{_FORBID}\n_forbid({tensor})", limit)


def calls(
    code: str, at: Sequence[str], setup: str = "", times: int = 40, limit: int = 120
) -> list[tuple[int, Frame]]:
    """The frame of each of the first `times` stops, with the number of asked functions that enclose it."""
    places = tuple(shorten(place) for place in at)
    out = []
    for threads_ in stops(code, at, setup, times, False, limit):
        first, *callers = _here(threads_)
        out.append((sum(f.function.endswith(places) for f in callers), first))
    return out


def tree(code: str, at: Sequence[str], setup: str = "", times: int = 40, limit: int = 120) -> None:
    """Print `calls`, each indented under the asked functions that enclose it."""
    for depth, frame in calls(code, at, setup, times, limit):
        print("  " * depth + frame.function)


def session(program: str, *commands: str, attach: int = 0, limit: int = 120) -> None:
    """Print what gdb answers to `commands` as one would type them, on `program` or on the process `attach`.

    Left out are addresses, machine paths, arguments of functions and all frames outside the first Python one.
    """
    with tempfile.TemporaryDirectory(prefix="trace-") as folder:
        file, inside = Path(folder) / "program.py", Path(folder) / "inside.py"
        file.write_text(program, encoding="utf-8")
        inside.write_text(f"{_INSIDE}\n{_TYPED}\ntyped({list(commands)!r})\n", encoding="utf-8")
        settings = (*debugger.SETTINGS, "print frame-info short-location", "breakpoint pending on")
        run = [] if attach else [sys.executable, "-u", str(file)]
        said = debugger.run([f"source {inside}"], run, attach, settings, limit)
        print("\n".join(tidy(said.splitlines(), folder)))


def tidy(lines: Sequence[str], folder: str = "") -> list[str]:
    """gdb's lines from its first echoed command on, without what differs from machine to machine."""
    out: list[str] = []
    after_signal = False
    for line in lines:
        if folder:
            line = line.replace(folder + "/", "")
        if line.startswith("@frames "):
            out += stacked([frame(*pair) for pair in json.loads(line.removeprefix("@frames "))])
        elif line.startswith("(gdb) "):
            out.append(line)
        elif out and line.strip() and not (after_signal or line.startswith(_NOISE) or _LOGGED.match(line)):
            line = _PLACE.sub(lambda found: shorten(found[1]), line)
            for pattern, left in _MACHINE:
                line = pattern.sub(left, line)
            out.append(line)
        after_signal = "received signal" in line  # the next line says where in the C library
    return out


_NOISE = (
    "[Thread debugging",
    "Using host libthread_db",
    "warning: ",
    "[Switching to",
    "[New Thread",
    "[Detaching after",
)
_LOGGED = re.compile(r"[IWE]\d{4} [\d:.]+ \d+ \S+\.(?:py|cpp):\d+\] ")  # PyTorch's own log, with the time
_PLACE = re.compile(r"0x[0-9a-f]{5,} in (.+) \(.*\)$")
_MACHINE = (
    (
        re.compile(
            r'^(?:Thread 1 "[^"]*" |Program )?(?:hit )?(?=(?:Temporary )?(?:B|b|C)\w+point \d|received)'
        ),
        "",
    ),
    (re.compile(r"(?<=point )(\d+)\.\d+(?=[, ])"), r"\1"),
    (re.compile(r"0x[0-9a-f]{5,}"), "0x…"),
    (re.compile(r"\((process|LWP) \d+\)"), r"(\1 …)"),
    (re.compile(r'/\S+/(?=[^/\s"]+\.(?:so|py)\b)'), ""),
    (re.compile(r"(?<=from function )_Z\w+"), "…"),
)


def stacked(frames: Sequence[Frame]) -> list[str]:
    """Frames in gdb's order, innermost first, up to the first of Python's; those of the C library as one line."""
    lines: list[str] = []
    for one in frames:
        if one.is_python:
            return [*lines, "  [Python]"]
        name = f"{one.function} → {one.target}" if one.target else one.function
        line = "  [C library]" if one.library == "libc" else f"  {name}   [{one.library}]"
        if lines[-1:] != [line]:
            lines.append(line)
    return lines


def batch(commands: Sequence[str], program: Path, limit: int, **env: str) -> str:
    """What gdb prints that runs the Python file `program` under `commands`; it stops at SIGUSR1. Raises TraceError."""
    typed = ["handle SIGUSR1 stop nopass", *commands]
    return debugger.run(typed, [sys.executable, str(program)], limit=limit, env=env)


def condense(frames: Sequence[Frame]) -> list[tuple[str, str]]:
    """(line, library) from the outermost call to the innermost.

    Interpreter frames become one `[Python]` line, those of the C library one `[C library]` line. A wrapper that exists to call one function is left out
    where that function has its own frame, and shown as `wrapper → function` where it was inlined.
    """
    lines: list[tuple[str, str]] = []
    for inner, frame in zip([None, *frames], frames, strict=False):
        if frame.is_python:
            line = ("[Python]", "")
        elif frame.library == "libc":
            line = ("[C library]", "")  # its functions' names differ from CPU to CPU
        elif frame.target and inner and inner.function.startswith(frame.target):
            continue
        else:
            line = (f"{frame.function} → {frame.target}" if frame.target else frame.function, frame.library)
        if line[0] != "??" and (not lines or lines[-1] != line):
            lines.append(line)
    return lines[::-1]


def show(frames: Sequence[Frame], library_names: bool = True, last: int = 0) -> None:
    """Print a trace, outermost first, each step under its caller, with its library; only the innermost `last` if given."""
    lines = condense(frames)[-last:]
    step = "  " if len(lines) <= 15 else " "  # a deep trace still fits the page
    for depth, (line, where) in enumerate(lines):
        print(step * depth + line + (f"   [{where}]" if library_names and where else ""))


def show_threads(threads: Sequence[Thread], last: int = 0) -> None:
    """Print a trace of each thread, as `stops(…, threads=True)` gives them; only the innermost `last` lines if given."""
    for thread in threads:
        print(f"thread {thread.number}{', which stopped' if thread.here else ''}")
        # How the C library starts a thread says nothing of what the thread does.
        show([f for f in thread.frames if not f.function.startswith(("start_thread", "clone"))], last=last)


def library(path: str) -> str:
    """`.../libtorch_cpu.so.2` as `libtorch_cpu`; the interpreter and its extension modules as `python`."""
    name = Path(path).name.partition(".so")[0].partition(".")[0]
    return "python" if not name or name.startswith(("python", "libpython")) else name


# The two templates whose name says nothing but whose argument is the function they call.
_WRAPPERS = (
    (
        "c10::impl::wrap_kernel_functor_unboxed_",
        re.compile(r"CompileTimeFunctionPointer<.*?, &\(?((?:\(anonymous namespace\)|[\w:])+)"),
    ),
    ("c10::function_ref::callback_fn", re.compile(r"::callback_fn<(.*)> ?\(")),
)


def frame(name: str, path: str) -> Frame:
    """A frame from gdb's demangled name and the path of the library."""
    function = shorten(name)
    for wrapper, pattern in _WRAPPERS:
        if function.startswith(wrapper) and (found := pattern.search(name)):
            return Frame(wrapper.rpartition("::")[2].rstrip("_"), library(path), shorten(found[1]))
    return Frame(function, library(path))


def _thread(raw: dict[str, Any]) -> Thread:
    return Thread(
        raw["num"], raw["name"], raw["here"], tuple(frame(name, path) for name, path in raw["frames"])
    )


def _here(threads_: list[Thread]) -> list[Frame]:
    return list(next(t for t in threads_ if t.here).frames)
