"""A reader's own call from Python to the kernels: functions, operators, dispatch keys, C++ frames, nodes of the graph.

Operators and keys are measured by the profiler in two runs (`profiling`), the second with a kernel of ours before each
kernel; that both called the same operators is checked. C++ frames come from gdb, where it is.
"""

import inspect
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from guide.core.errors import GuideError
from guide.experiments import hermetic
from guide.gdb import trace
from guide.gdb.trace import TraceError
from guide.reader import contents, profiling, where

LONGEST = 300  # seconds of one run
STOPS, MOST = 120, 40  # stops of gdb, and operators whose functions it stops at
LINES = 200  # of one section
OWN = "on-your-machine.md"  # the page that shows what `trace` prints explains none of the names
_DENIED = re.compile(
    r"^.*(?:not permitted|Could not trace the inferior|Cannot PTRACE).*$", re.MULTILINE | re.IGNORECASE
)
_NAMED = re.compile(r"<built-in (?:method|function) ([^\s>]*)")
_LINE = re.compile(r"\((\d+)\)$")
_QUIET = (
    "torch/_compile.py",
    "torch/_dynamo/eval_frame.py",
    "torch/_prims_common/wrappers.py",
)  # they only pass on


@dataclass(frozen=True)
class Kernel:
    """What a key of an operator led to; each field is empty where it is not known."""

    function: str
    place: str
    kind: str = ""


@dataclass
class Found:
    """What a call did. `raised` is the last line of what it raised; `same`: both runs called the same operators."""

    events: list[dict[str, Any]]
    kernels: dict[str, dict[str, list[str]]]
    graph: list[dict[str, Any]]
    raised: str
    same: bool
    printed: str
    names: dict[str, str] = field(default_factory=dict)  # what was shown → how the guide is asked about it


def parsed(text: str, where_: str, mode: str) -> None:
    """Raise GuideError where `text` is no Python."""
    try:
        compile(text, "<text>", mode, dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        line = (getattr(error, "text", "") or "").rstrip("\n")
        column = getattr(error, "offset", 0) or 0
        shown = f"\n    {line}\n    {' ' * (column - 1)}^" if line and column else ""
        raise GuideError(
            where_, f"it is not Python: {getattr(error, 'msg', error)}{shown}", "quote it whole for the shell"
        ) from None


def run(call: str, setup: str = "") -> Found:
    """Run the call twice, each time anew with its setup. GuideError for what is no call or cannot be set up."""
    if not call.strip():
        raise GuideError(
            "the call", "it is empty", 'inside trace "torch.add(a, b)" --setup "a = b = torch.ones(2)"'
        )
    parsed(setup, "--setup", "exec")
    parsed(call, "the call", "exec")
    first, printed = _run_apart(call, setup, [])
    operators = list(dict.fromkeys(_operators(first["events"])))
    second = _run_apart(call, setup, operators)[0] if operators else first
    same = list(_operators(first["events"])) == list(_operators(second["events"]))
    return Found(second["events"], second["kernels"], first["graph"], first["raised"], same, printed)


def _run_apart(call: str, setup: str, operators: list[str]) -> tuple[dict[str, Any], str]:
    with tempfile.TemporaryDirectory(prefix="inside-") as folder:
        answer_file = Path(folder, "told.json")
        asked = json.dumps({"setup": setup, "call": call.strip(), "operators": operators})
        try:
            done = subprocess.run(
                [sys.executable, "-c", inspect.getsource(profiling), asked, answer_file], stdin=subprocess.DEVNULL,
                capture_output=True, text=True, encoding="utf-8", errors="replace", timeout=LONGEST,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise GuideError("the call", f"it did not end within {LONGEST} s", "give it less to do") from None
        if not answer_file.is_file():
            status = done.returncode
            how = f"ended by signal {-status}" if status < 0 else f"ended with status {status}"
            raise GuideError(
                "the call", f"its program was {how}\n{done.stderr.strip()[-800:]}", "try it without inside"
            )
        answer = json.loads(answer_file.read_text(encoding="utf-8"))
    if fault := answer.get("fault"):
        named = {"import": "import torch", "setup": "--setup"}[fault]
        raise GuideError(named, answer["said"], "run it in Python and mend what it says")
    return answer, done.stdout


def _operators(events: list[dict[str, Any]]) -> Iterator[str]:
    for event in events:
        if event["kind"] == "operator" and "::" in event["name"]:
            yield event["name"]
        yield from _operators(event["inside"])


def calls(found: Found) -> list[str]:
    """The functions, operators and keys as lines, each under its caller."""
    lines: list[str] = []
    for event in _calls(found.events):
        _show(event, 0, "", found, lines)
    return _short(lines)


def _calls(events: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is inside the call, and what other threads did."""
    for event in events:
        if event["kind"] == "call" or event["kind"] in ("operator", "node", "key"):
            yield from event["inside"] if event["kind"] == "call" else [event]
        else:
            yield from _calls(event["inside"])


def _show(event: dict[str, Any], depth: int, operator: str, found: Found, lines: list[str]) -> None:
    name, kind, inside = event["name"], event["kind"], event["inside"]
    pad = "  " * depth
    passes = len(inside) == 1 and inside[0]["kind"] in ("python", "builtin")
    if name.startswith(_QUIET) or (operator and passes and name.startswith(("torch/", "<built-in"))):
        depth -= 1  # says no more than what it leads to
    elif kind == "key":
        kernel = kernel_of(operator, name, found.kernels)
        found.names[name] = f"`{name}`"
        if kernel.function:
            found.names[kernel.function] = kernel.function
        note = f"({kernel.kind})" if "fallback" in kernel.kind else ""
        lines.append("  ".join(filter(None, (f"{pad}{name}", kernel.function, kernel.place, note))))
    elif kind == "operator":
        if "::" in name:
            operator = name
            found.names[name] = name
        lines.append("  ".join(filter(None, (f"{pad}{name}", _places().get(name)))))
    elif kind == "node":
        found.names[name.rpartition("::")[2]] = name.rpartition("::")[2]
        lines.append(f"{pad}{name}  (a node of the graph)")
    elif kind == "builtin":
        named = _NAMED.match(name)
        if named and not named[1]:
            depth -= 1  # the handle of an operator has no name
        else:
            lines.append(f"{pad}{named[1] if named else name}  (built in)")
    else:
        line = _LINE.sub(r":\1", name.partition(": ")[0])
        said = name.partition(": ")[2]
        lines.append(
            f"{pad}{said}  {line}" if kind == "python" else f"{pad}{said.rpartition('_')[0]}  ({line})"
        )
    for one in inside:
        _show(one, depth + 1, operator, found, lines)


def _short(lines: list[str]) -> list[str]:
    return lines if len(lines) <= LINES else [*lines[:LINES], f"… and {len(lines) - LINES} more lines"]


@cache
def _atlas() -> dict[str, where.Row]:
    return {row.name: row for row in where.rows()}


@cache
def _places() -> dict[str, str]:
    """Where the guide cites each C++ name, and where the atlas knows an operator and a kernel to be."""
    yaml = "aten/src/ATen/native/native_functions.yaml"
    found = {f: p for row in _atlas().values() for _, f, p, _ in row.kernels if p}
    found |= {row.name: f"{yaml}:{row.line}" for row in _atlas().values() if row.line}
    return found | dict(line.split("\t", 1) for line in contents.text("places.tsv").splitlines())


def kernel_of(operator: str, key: str, kernels: dict[str, dict[str, list[str]]]) -> Kernel:
    """The function behind a key, as the atlas or the name of the generated file tells, and where it is."""
    said, kind = kernels.get(operator, {}).get(key, ["", ""])
    place = _within(said)
    generated = re.search(r"/Register([A-Za-z]+)_?\d*\.cpp", place)
    row = _atlas().get(operator)
    for one in (key, generated[1] if generated else ""):
        for known, function, file, _ in row.kernels if row else ():
            if known == one and function and ".py" not in file:
                return Kernel(function, file or place, kind)
    for part, space in (("VariableType", "torch::autograd::VariableType"), ("ADInplaceOrViewType", "torch::ADInplaceOrView"), ("TraceType", "torch::TraceType")):  # fmt: skip
        if f"generated/{part}_" in place:
            return Kernel(f"{space}::{_generated(operator)}", place, kind)
    return Kernel("", place, kind)


def _within(path: str) -> str:
    """A path below the repository of PyTorch, or below the folder of the installed packages.

    The line of a generated file is that of its whole block of registrations and says nothing.
    """
    path = re.sub(r"^.*/(?:pytorch/pytorch|site-packages)/", "", path)
    return path.rpartition(":")[0] if path.startswith("build/") or "/generated/" in path else path


def _plain(operator: str) -> str:
    """An operator as C++ spells it: `aten::add.Tensor` is `add_Tensor`."""
    return operator.partition("::")[2].replace(".", "_")


def _generated(operator: str) -> str:
    """What the generator calls its functions for an operator: `aten::mul.out` is `mul_out_out`, others as `_plain`."""
    base, _, overload = operator.partition("::")[2].partition(".")
    return f"{base}_out_{overload}" if overload.endswith("out") else _plain(operator)


def frames(call: str, setup: str, found: Found) -> list[str]:
    """The C++ frames of the call, merged into one tree; or why there are none."""
    if sys.platform != "linux":
        return ["they need gdb on Linux"]
    if lacks := hermetic.missing(["gdb"]):
        return [lacks]
    if not (at := _breakpoints(found)):
        return ["no operator was called at whose functions gdb could stop"]
    here = f"import sys\nsys.path[0] = {str(Path.cwd())!r}\n{setup}"
    try:
        stops = trace.stops(call, at, here, times=STOPS, limit=LONGEST)
    except TraceError as error:
        said = str(error).strip()
        if denied := _DENIED.findall(said):
            why = "; ".join(line.strip().removeprefix("warning: ").rstrip(".") for line in denied)
            return [f"gdb may not trace here: {why}", "in a container, start it with --cap-add=SYS_PTRACE"]
        return [f"gdb stopped nowhere: {said.splitlines()[-1]}"]
    lines: list[str] = []
    before: list[str] = []
    for threads in stops:
        stack = [
            (line, library)
            for line, library in trace.condense(next(t.frames for t in threads if t.here))
            if not line.startswith(("pybind11::", "__libc", "_start"))
        ]
        names = [line for line, _ in stack]
        same = 0
        while same < min(len(names), len(before)) and names[same] == before[same]:
            same += 1
        for depth in range(same, len(stack)):
            name, library = stack[depth]
            last = name.rpartition("→ ")[2]
            if library.startswith(("libtorch", "libc10")):
                found.names[last] = last
            lines.append("  ".join(filter(None, ("  " * depth + name, _place(last, found)))))
        before = names
    if len(stops) == STOPS:
        lines.append(f"… gdb was asked for no more than {STOPS} stops")
    return _short(lines)


def _breakpoints(found: Found) -> list[str]:
    """Functions that the call went through, as gdb reads them: each operator, and each kernel that has a name."""
    at: dict[str, None] = {}
    walked = list(_keys(found.events, ""))
    for operator in list(dict.fromkeys(operator for operator, _ in walked))[:MOST]:
        if operator.startswith("aten::"):
            at[f"at::_ops::{_plain(operator)}::call"] = None
        elif "::" in operator:
            at["c10::Dispatcher::callBoxed"] = None
        for key in [key for one, key in walked if one == operator and key]:
            function = kernel_of(operator, key, found.kernels).function
            if function and not re.search(r"[<>&{]", function):
                at[function] = None
    if found.raised:
        at["__cxa_throw"] = None
    return list(at)


def _keys(events: list[dict[str, Any]], operator: str) -> Iterator[tuple[str, str]]:
    """Operators with each key that they went through; an operator alone first."""
    for event in events:
        inner = operator
        if event["kind"] == "operator" and "::" in event["name"]:
            inner = event["name"]
            yield inner, ""
        elif event["kind"] == "key":
            yield operator, event["name"]
        yield from _keys(event["inside"], inner)


def _place(function: str, found: Found) -> str:
    """Where a function is, as far as the guide, the atlas or the dispatcher's own table knows."""
    if place := _places().get(function):
        return place
    for operator, keys in found.kernels.items():
        plain, base = _plain(operator), operator.partition("::")[2].partition(".")[0]
        if function in (f"at::_ops::{plain}::call", f"at::_ops::{plain}::redispatch"):
            return f"build/aten/src/ATen/ops/{base.removesuffix('_')}_ops.h"
        overloaded = (
            f"{operator.partition('.')[2]}_{base}"  # how the wrapper of an unstructured kernel is called
        )
        for key, (registered, _) in keys.items():
            kernel = kernel_of(operator, key, found.kernels)
            if kernel.function == function:
                return kernel.place
            if re.search(
                rf"::wrapper_\w+?_(?:{re.escape(_generated(operator))}|{re.escape(overloaded)})$", function
            ) and (
                f"::wrapper_{key}_" in function
                or f"Register{function.partition('wrapper_')[2].partition('_')[0]}" in registered
            ):
                return _within(registered)
    return ""


def graph(found: Found) -> list[str]:
    """The nodes that the call left, numbered, each with those that it leads to."""
    lines = []
    for number, node in enumerate(found.graph):
        name = node["name"]
        last = name.rpartition("::")[2]
        found.names[last] = last
        leads = ", ".join("no node" if n is None else str(n) for n in node["next"])
        place = next((p for n in (name, f"torch::autograd::{last}", f"torch::autograd::generated::{last}") if (p := _places().get(n))), "")  # fmt: skip
        if not place and re.search(r"Backward\d+$", name):
            place = "torch/csrc/autograd/generated/Functions.h"
        was = "" if node["new"] else "made before"
        lines.append(
            "  ".join(filter(None, (f"{number} {name}", node["of"], leads and f"→ {leads}", was, place)))
        )
    return _short(lines)


def pages(names: dict[str, str]) -> list[str]:
    """For each name that the guide speaks of, the pages that do so most."""
    texts = {
        page.removesuffix(".md"): contents.page(page) for page in contents.about()["pages"] if page != OWN
    }
    lines = []
    for name, asked in names.items():
        tried = dict.fromkeys((asked, "::".join(asked.split("::")[-2:])))
        for one in tried:
            pattern = re.compile(rf"(?<![\w:]){re.escape(one)}(?![\w:])" if one[0] != "`" else re.escape(one))
            counted = {page: len(pattern.findall(text)) for page, text in texts.items() if one in text}
            most = sorted((p for p in counted if counted[p]), key=lambda p: (-counted[p], p))[:2]
            if most:
                lines.append(f"{name}: {', '.join(most)}")
                break
    return lines
