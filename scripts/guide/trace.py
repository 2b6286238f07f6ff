"""Backtraces out of the stock wheel: a snippet runs under gdb, stops where asked, and its C++ frames are shortened.

from guide import trace
trace.show(trace.stop("torch.add(a, b)", at="at::_ops::add_Tensor::call", setup="a = b = torch.ones(2)"))
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

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
"""


class TraceError(RuntimeError):
    """gdb is missing, or the place was never reached."""


@dataclass(frozen=True)
class Frame:
    """One shortened frame: the function without template arguments and parameters, and its library's short name."""

    function: str
    library: str

    @property
    def is_python(self) -> bool:
        """Whether the frame belongs to the interpreter itself."""
        return self.library in ("python", "libpython", "libc") or self.library.startswith(
            ("python3", "libpython")
        )


@dataclass(frozen=True)
class Thread:
    """One thread's frames, innermost first; `here` marks the one that stopped."""

    number: int
    name: str
    here: bool
    frames: tuple[Frame, ...]


def stops(
    code: str, at: str | list[str], setup: str = "", times: int = 1, threads: bool = False, limit: int = 120
) -> list[list[Thread]]:
    """Run `setup` freely, then `code` with breakpoints `at`; the threads at each of the first `times` stops.

    `at` is a function's name as gdb reads it. Raises TraceError when gdb is missing or nothing stops.
    """
    gdb = shutil.which("gdb")
    if not gdb:
        raise TraceError("gdb is not installed; on Debian: apt-get install gdb")
    places = [at] if isinstance(at, str) else at
    with tempfile.TemporaryDirectory(prefix="trace-") as folder:
        program, inside, told = (Path(folder) / n for n in ("snippet.py", "inside.py", "told.jsonl"))
        program.write_text(
            "import os, signal, torch\n" + setup + "\nos.kill(os.getpid(), signal.SIGUSR1)\n" + code + "\n",
            encoding="utf-8",
        )
        tell = f"open({str(told)!r}, 'a').write(json.dumps(threads({threads})) + chr(10))"
        inside.write_text(_INSIDE, encoding="utf-8")
        commands = [
            "set pagination off", "set confirm off", "set debuginfod enabled off", "set print thread-events off",
            "set width 0", "set breakpoint pending on", "handle SIGUSR1 stop nopass", f"source {inside}", "run",
            *(f"break {place}" for place in places),
        ]  # fmt: skip
        for _ in range(times):
            commands += ["continue", f"python {tell}"]
        commands += ["kill"]
        argv = [
            gdb,
            "-nx",
            "-q",
            "-batch",
            *(word for c in commands for word in ("-ex", c)),
            "--args",
            sys.executable,
            str(program),
        ]
        env = os.environ | {"OMP_NUM_THREADS": os.environ.get("OMP_NUM_THREADS", "1")}
        try:
            done = subprocess.run(
                argv, capture_output=True, text=True, timeout=limit, env=env, stdin=subprocess.DEVNULL
            )
        except subprocess.TimeoutExpired:
            raise TraceError(f"gdb did not end within {limit} s") from None
        lines = told.read_text().splitlines() if told.exists() else []
    found = [[_thread(t) for t in json.loads(line)] for line in lines]
    found = [threads_ for threads_ in found if threads_]
    if not found:
        raise TraceError(
            f"the program never stopped at {', '.join(places)}\n{(done.stdout + done.stderr)[-1200:]}"
        )
    return found


def stop(code: str, at: str, setup: str = "", limit: int = 120) -> list[Frame]:
    """The stopped thread's frames, innermost first, at the first stop."""
    return list(next(t for t in stops(code, at, setup, 1, False, limit)[0] if t.here).frames)


def _thread(raw: dict) -> Thread:
    frames = tuple(Frame(shorten(name), library(path)) for name, path in raw["frames"])
    return Thread(raw["num"], raw["name"], raw["here"], frames)


def library(path: str) -> str:
    """`.../libtorch_cpu.so.2` as `libtorch_cpu`; the interpreter itself as `python`."""
    name = Path(path).name.split(".so")[0]
    if not name or name.startswith(("python", "libpython")):
        return "python"
    return name.split(".")[0]


def shorten(name: str) -> str:
    """A demangled name without template arguments, parameters, ABI tags and clone suffixes."""
    name = name.replace("(anonymous namespace)", "{anon}").replace("operator()", "operator{call}")
    name = (
        name.replace("operator<<", "operator{shl}")
        .replace("operator<", "operator{lt}")
        .replace("operator->", "operator{arrow}")
    )
    out, depth = [], 0
    for i, c in enumerate(name):
        if c == "<":
            depth += 1
        elif c == ">" and depth:
            depth -= 1
        elif c == "(" and depth == 0:
            rest = name[i:]
            # A lambda's parameters stand inside its name: `f(int)::{lambda()#1}::operator()`.
            close = _close(rest)
            if rest[close + 1 :].startswith("::") or rest[close + 1 :].startswith(" const::"):
                return shorten_tail("".join(out), rest[close + 1 :].removeprefix(" const"))
            break
        elif depth == 0:
            out.append(c)
    return _restore("".join(out))


def shorten_tail(head: str, tail: str) -> str:
    """Join a function and what is nested in it."""
    inner = tail.replace("{lambda", "{λ")
    brace = inner.find("{λ")
    if brace >= 0:
        number = inner[brace:].partition("#")[2].partition("}")[0] or "1"
        after = inner[brace:].partition("}")[2]
        return _restore(f"{head}::λ{number}") + (
            "" if not after or "operator{call}" in after[:20] else shorten(after)
        )
    return _restore(head) + shorten(tail)


def _close(text: str) -> int:
    depth = 0
    for i, c in enumerate(text):
        depth += c == "("
        depth -= c == ")"
        if depth == 0:
            return i
    return len(text) - 1


def _restore(name: str) -> str:
    name = name.replace("{anon}", "(anonymous namespace)").replace("operator{call}", "operator()")
    name = (
        name.replace("operator{shl}", "operator<<")
        .replace("operator{lt}", "operator<")
        .replace("operator{arrow}", "operator->")
    )
    name = name.split("[abi:")[0]
    # A template's demangled name begins with its return type.
    while (
        " " in name
        and not name.startswith("operator")
        and "(anonymous namespace)" not in name.split(" ", 1)[0]
    ):
        head, _, rest = name.partition(" ")
        if head.endswith("(anonymous") or not rest:
            break
        name = rest
    return name.strip().removesuffix(" [clone .isra.0]")


def condense(frames: list[Frame] | tuple[Frame, ...], inner_first: bool = False) -> list[str]:
    """Lines from the outermost call to the innermost: runs of interpreter frames become one `[Python]` line."""
    ordered = list(frames) if inner_first else list(frames)[::-1]
    lines: list[str] = []
    for frame in ordered:
        line = "[Python]" if frame.is_python else frame.function
        if line in ("_start", "??", "clone3", "start_thread"):
            continue
        if not lines or lines[-1] != line:
            lines.append(line)
    return lines


def show(frames: list[Frame] | tuple[Frame, ...], library_names: bool = True) -> None:
    """Print a trace, outermost first, each step indented under its caller, with its library."""
    by_line = {f.function: f.library for f in frames}
    for depth, line in enumerate(condense(frames)):
        where = f"   [{by_line[line]}]" if library_names and line in by_line else ""
        print("  " * min(depth, 12) + line + where)


def tree(code: str, at: list[str], setup: str = "", times: int = 20) -> None:
    """Print each stop's function in order, indented by how many of the asked functions enclose it."""
    for threads_ in stops(code, at, setup, times):
        frames = next(t for t in threads_ if t.here).frames
        names = [f.function for f in frames]
        depth = sum(any(name.startswith(place) for place in at) for name in names) - 1
        print("  " * max(depth, 0) + names[0])
