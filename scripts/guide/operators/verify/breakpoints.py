"""Follows small calls with gdb: is the claimed function entered, below the claimed key's wrapper?

Nothing here is read the way the atlas reads it: addresses come from `nm`, names at a stop from gdb, files from the
errors that functions raise.
"""

import json
import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from guide.binaries.names import demangled, short
from guide.core import processes, yamlfile
from guide.core.errors import GuideError
from guide.core.paths import home
from guide.fake_cuda import build as pretended
from guide.gdb.trace import TraceError, batch
from guide.operators.collect.functions import wrapper_names

_LIMIT = 600  # seconds; gdb alone needs twenty to read the symbols
_ADAPTERS = ("wrap_kernel_functor_unboxed", "make_boxed_from_unboxed_functor")

# Runs inside gdb: the program stops by a signal before each call; the call's breakpoints note what they meet.
_INSIDE = """
import gdb, json
WANTED, OUT, MARKS = {wanted!r}, {out!r}, {marks!r}
def starts():
    out = {{}}
    for line in open(f"/proc/{{gdb.selected_inferior().pid}}/maps"):
        out.setdefault(line.rstrip().rpartition("/")[2], int(line.split("-")[0], 16))
    return out
def caller():
    # The nearest frame that belongs to an operator's call: what stands between is the kernel itself.
    f = gdb.newest_frame().older()
    for _ in range(30):
        if f is None:
            break
        name = f.name() or ""
        # An adapter for a pointer given at run time does not name its function: what called it does.
        if name.startswith("at::_ops::") or any(w in name for w in MARKS) and "RuntimeFunctor_<" not in name:
            return name
        f = f.older()
    return ""
class Stop(gdb.Breakpoint):
    def __init__(self, operator, kind, address):
        super().__init__(f"*{{address}}", internal=True)
        self.operator, self.kind, self.enabled = operator, kind, False
    def stop(self):
        found.setdefault(self.operator, []).append([self.kind, gdb.newest_frame().name() or "??", caller()])
        # One stop of each kind is enough: what an operator calls may call it again.
        for other in points[self.operator]:
            other.enabled = other.enabled and other.kind != self.kind
        return False
found, points, start = {{}}, {{}}, starts()
for operator, kinds in WANTED.items():
    places = [(kind, start[name] + a) for kind, found_at in kinds.items() for name, a in found_at if name in start]
    points[operator] = [Stop(operator, kind, address) for kind, address in places]
for operator in WANTED:
    for point in points[operator]:
        point.enabled = True
    gdb.execute("continue")
    for point in points[operator]:
        point.enabled = False
open(OUT, "w").write(json.dumps(found))
"""

_PROGRAM = """{setup}
def overload(full):
    name, _, which = full.partition("::")[2].partition(".")
    return getattr(getattr(getattr(t.ops, full.partition("::")[0]), name), which or "default")
def watch(frame, event, given):
    if event == "call":
        entered.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))
def run(name, arguments):
    op, error = overload(name), ""
    entered.clear()
    sys.setprofile(watch if name in python else None)
    try:
        eval(f"op({{arguments}})", globals() | dict(op=op))
    except Exception as e:
        error = type(e).__name__ + ": " + str(e)
    sys.setprofile(None)
    return error
calls, refused, python, entered, results = {calls!r}, {refused!r}, {python!r}, set(), {{}}
refusals = {{name: run(name, arguments) for name, arguments in refused.items()}}
os.kill(os.getpid(), signal.SIGUSR1)
for name, arguments in calls.items():
    error = run(name, arguments)
    place = python.get(name)
    met = bool(place) and any(file.endswith("/" + place[0]) and line == place[1] for file, line in entered)
    results[name] = [error.partition(":")[0], met]
    os.kill(os.getpid(), signal.SIGUSR1)
open({out!r}, "w").write(__import__("json").dumps([results, refusals]))
"""


@dataclass(frozen=True)
class Claim:
    """What the atlas says of one operator's main kernel; `line` is a Python function's."""

    operator: str
    key: str = ""
    function: str = ""
    file: str = ""
    line: int = 0
    declared: bool = True


@dataclass(frozen=True)
class Seen:
    """One call: the function met, as gdb names it; the wrapper met before; the operator's call that it was met in.

    `raised`: the error. `absent`: the library has no function of the claimed name. `refused`: function and file that an
    error names.
    """

    entered: str = ""
    after: str = ""
    within: str = ""
    raised: str = ""
    absent: bool = False
    refused: str = ""


Stop = tuple[
    str, str, str
]  # the breakpoint's kind, the function as gdb names it, the nearest frame of an operator's call
Address = tuple[str, int]  # a library's file name, and an address in it


class Symbols:
    """The code of some libraries as `nm` lists it."""

    def __init__(self, libraries: Sequence[Path]) -> None:
        rows: list[tuple[Address, str]] = []
        for library in libraries:
            run = processes.ask(["nm", "--defined-only", library], 600)
            if run.returncode:
                raise GuideError(
                    library, f"nm cannot read it: {run.stderr.strip()[-300:]}", "reinstall PyTorch"
                )
            lines = (line.split() for line in run.stdout.splitlines())
            rows += [
                ((library.name, int(line[0], 16)), line[2])
                for line in lines
                if len(line) == 3 and line[1] in "tTwW" and ".cold" not in line[2]
            ]
        self._named: dict[str, list[Address]] = {}
        for (address, _), name in zip(rows, demangled([n for _, n in rows], parameters=False), strict=True):
            self._named.setdefault(name, []).append(address)
        whole = [(a, n) for a, n in rows if "wrapper_" in n or any(w in n for w in _ADAPTERS)]
        self._whole = list(zip([a for a, _ in whole], demangled([n for _, n in whole]), strict=True))

    def function(self, claim: Claim) -> list[Address]:
        """Where the function begins, or the dispatcher's adapters that it is compiled into."""
        found = self._named.get(claim.function, [])
        return sorted(set(found or [a for a, text in self._whole if _is_for(claim.function, text)]))

    def places(self, claim: Claim) -> dict[str, list[Address]]:
        """Kind of breakpoint (`function`, `wrapper`) → addresses."""
        names = re.compile(rf"\b(?:{'|'.join(wrapper_names(claim.operator, claim.key))})\b")
        wrappers = sorted({a for a, text in self._whole if names.search(text)})
        return {"wrapper": wrappers, "function": self.function(claim)}


def _is_for(function: str, adapter: str) -> bool:
    """Whether the adapter's template argument is this function, or a lambda of this function."""
    if function.endswith("::{lambda}"):
        block = re.escape(function.removesuffix("::{lambda}"))
        return re.search(rf"\b{block}\([^)]*\)::\{{lambda", adapter) is not None
    return bool(function) and f"&{function}>" in adapter


def follow(claims: Sequence[Claim], libraries: Sequence[Path]) -> dict[str, Seen]:
    """Operator → what its call did, on a pretended GPU where the kernel is one of CUDA; GuideError for a fault of gdb."""
    symbols, data = Symbols(libraries), yamlfile.load(home() / "seeds" / "operator-calls.yml")[0]
    pretends = not pretended.for_cpu()
    called = [c for c in claims if c.operator in data["calls"] and (pretends or c.key != "CUDA")]
    wanted = {c.operator: symbols.places(c) if c.function and not c.line else {} for c in called}
    calls, refused = ({n: t for n, t in data[part].items() if n in wanted} for part in ("calls", "refused"))
    python = {c.operator: (c.file, c.line) for c in called if c.line}
    with tempfile.TemporaryDirectory(prefix="breakpoints-") as folder:
        program, inside, found, results = (
            Path(folder, n) for n in ("calls.py", "inside.py", "found", "results")
        )
        text = _PROGRAM.format(
            setup=data["setup"], calls=calls, refused=refused, python=python, out=str(results)
        )
        program.write_text(text, encoding="utf-8")
        marks = ("wrapper_", "Dispatcher::callBoxed", *_ADAPTERS)
        ordered = {name: wanted[name] for name in calls}
        inside.write_text(_INSIDE.format(wanted=ordered, out=str(found), marks=marks), encoding="utf-8")
        env = {"OMP_NUM_THREADS": "1", "GLOO_SOCKET_IFNAME": "lo", "TORCH_SHOW_CPP_STACKTRACES": "1",
               "TORCH_DISABLE_ADDR2LINE": "1", **(pretended.environment() if pretends else {})}  # fmt: skip
        try:
            printed = batch(("run", f"source {inside}", "continue"), program, _LIMIT, **env)
        except TraceError as error:
            raise GuideError("gdb", str(error), "install it, or run this on a quieter machine") from None
        if not found.is_file() or not results.is_file():
            raise GuideError("gdb", f"the calls did not come to an end:\n{printed[-800:]}", "mend the call")
        stops = json.loads(found.read_text(encoding="utf-8"))
        ended, refusals = json.loads(results.read_text(encoding="utf-8"))
    seen = {
        c.operator: _seen(c, stops.get(c.operator, []), ended[c.operator], refusals.get(c.operator, ""))
        for c in called
    }
    missing = [c.operator for c in claims if c.function and not c.line and not symbols.function(c)]
    return seen | dict.fromkeys(missing, Seen(absent=True))


def _seen(claim: Claim, stops: list[Stop], ended: tuple[str, bool], refusal: str) -> Seen:
    raised, met = ended
    at = re.search(r"Exception raised from (\S+) at \S*?/pytorch/pytorch/(\S+?):\d+", refusal)
    refused = f"{at[1]} at {at[2]}" if at else ""
    if claim.line:
        return Seen(f"{claim.file}:{claim.line}" if met else "", raised=raised, refused=refused)
    kinds = [kind for kind, *_ in stops]
    if "function" not in kinds:
        return Seen(raised=raised, refused=refused)
    _, name, caller = stops[kinds.index("function")]
    before = [name for kind, name, _ in stops[: kinds.index("function")] if kind == "wrapper"]
    after = _wrapper(claim, before[0]) if before else ""
    return Seen(_spelled(name), after, _within(claim, caller), raised, False, refused)


def _wrapper(claim: Claim, name: str) -> str:
    known = set(wrapper_names(claim.operator, claim.key))
    return next((w for w in re.findall(r"\bwrapper_\w+", name) if w in known), "")


def _within(claim: Claim, caller: str) -> str:
    """The operator's own frame that called the function; empty for a frame of another operator.

    A wrapper may end with a jump to the function, and then the frame is that of a layer which redispatched.
    """
    own = claim.operator.partition("::")[2].replace(".", "_")
    if m := re.match(r"at::_ops::(\w+)::(call|redispatch)", caller):
        return f"_ops::{own}::{m[2]}" if m[1] == own else ""
    if "Dispatcher::callBoxed" in caller:
        return "callBoxed"
    if wrapper := _wrapper(claim, caller):
        return wrapper
    layer, _, name = _spelled(caller).replace("(anonymous namespace)::", "").rpartition("::")
    forms = {w.removeprefix(f"wrapper_{claim.key}_") for w in wrapper_names(claim.operator, claim.key)}
    return f"{layer.rpartition('::')[2]}::{name}" if name in forms else ""


def _spelled(name: str) -> str:
    """gdb's name of the function, or of the function that an adapter was made for."""
    inner = re.search(r"CompileTimeFunctionPointer<.*?, &\(?((?:\(anonymous namespace\)|[\w:])+)", name)
    block = re.search(r"(TORCH_LIBRARY\w+)\([^)]*\)::\{lambda", name)
    return inner[1] if inner else f"{block[1]}::{{lambda}}" if block else short(name)
