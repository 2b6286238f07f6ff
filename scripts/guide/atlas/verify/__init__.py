"""Checks the atlas's claims for a sample of operators in ways of which none is the atlas's own, and tells how."""

import json
import random
from dataclasses import dataclass
from pathlib import Path

from guide.atlas import counts
from guide.atlas.verify import breakpoints, checkout
from guide.atlas.verify.breakpoints import Claim
from guide.atlas.verify.calls import CALLS
from guide.errors import GuideError
from guide.evidence.wheel import Wheel
from guide.paths import root, shown, write_whole

SEED, DRAWN = 20261121, 60
KNOWN = ("add.Tensor", "mul.Tensor", "mm", "addmm", "bmm", "conv1d", "conv2d", "convolution", "dropout", "linear", "relu", "softmax.int",
         "layer_norm", "native_layer_norm", "native_batch_norm", "embedding", "sum.dim_IntList", "cat", "index.Tensor", "view")  # fmt: skip
# What the search by name cannot settle: operator → what was read by hand, in which commit of the repository.
READ = {
    "aten::_foreach_div_.Tensor": "2.6.0a0, where `FOREACH_BINARY_OP_TENSOR` puts the name together",
    "aten::_foreach_minimum.List": "2.6.0a0, which has `FOREACH_BINARY_OP_LIST(clamp_max)`",
    "aten::_sparse_csr_tensor_unsafe": "2.6.0a0, which has `SPARSE_COMPRESSED_TENSOR_UNSAFE(csr, …)`",
    "_c10d_functional::wait_tensor": "commit 01f9ef32eae5",
    "aten::quantized_gru.input": "commit 012234a684ca, where `ONE_HIDDEN_QRNN(quantized_gru, …)` makes it",
    "quantized::conv_transpose1d_prepack": "commit 000b65a76928",
    "quantized::relu6": "commit 0173013a6424",
}
RIGHT, WITHOUT_FILE, NO_KERNEL, NOT_HERE, OPEN, WRONG = (
    "right", "right, no file claimed", "right: no kernel", "not found, and not in this build", "not settled", "wrong")  # fmt: skip


TORCHGEN, ERROR, PROFILER, REPORT = (
    "torchgen, run again", "its own error", "Python's profiler", "the dispatcher's own report")  # fmt: skip
RELEASE = (TORCHGEN, ERROR, PROFILER, REPORT)  # what asks this release, not an older source


@dataclass(frozen=True)
class Check:
    """One operator's claim; how its function and its file were checked (empty: not at all); the verdict."""

    claim: Claim
    claimed: str
    function: str
    files: tuple[str, ...]
    verdict: str


def path() -> Path:
    """What was recorded with the debugger and with a checkout."""
    return root() / "seeds" / "operator-checks.json"


def recorded(version: str) -> dict:
    """The records; raises GuideError when they are of another release."""
    cure = "python scripts/build_operators.py --verify-gdb"
    try:
        told = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError) as e:
        raise GuideError(shown(path()), f"the record cannot be read: {e}", cure) from None
    if told["version"] != version:
        raise GuideError(shown(path()), f"recorded with PyTorch {told['version']}, not {version}", cure)
    return told


def record(data: dict, wheel: Wheel, source: Path | None) -> None:
    """Follow the calls with gdb, or search a checkout's text, and keep what was seen."""
    try:
        told = recorded(wheel.version)
    except GuideError:
        told = {"version": wheel.version}
    if source is not None:
        told["text"] = checkout.read([claim(data, n) for n in sample(data)], data, source)
    else:
        others = [n for n in CALLS if n not in sample(data)]
        claims = [claim(data, n) for n in [*sample(data), *others]]
        told["calls"] = breakpoints.plain(
            breakpoints.follow(claims, wheel.folder / "torch/lib/libtorch_cpu.so")
        )
    write_whole(path(), json.dumps(told, indent=1, ensure_ascii=False, sort_keys=True) + "\n")


def sample(data: dict) -> list[str]:
    """The operators to check: 60 drawn with a fixed seed, then 20 well-known ones."""
    drawn = random.Random(SEED).sample(data["names"], DRAWN)
    return sorted(drawn) + [f"aten::{n}" for n in KNOWN]


def _main(data: dict, name: str) -> tuple[str, list]:
    """Key and function of the operator's main kernel."""
    i = data["names"].index(name)
    known: dict[str, int] = {}
    for key, function in counts.kernels(data, i):
        known.setdefault(key, function)
    key = next((k for k in counts.MAIN if k in known), next(iter(known), ""))
    return key, data["functions"][known[key]] if key else ["", -1, 0, [], []]


def claim(data: dict, name: str) -> Claim:
    """What the atlas claims of one operator's main kernel."""
    key, (function, file, _, _, _, *line) = _main(data, name)
    where = data["files"][file] if file >= 0 else ""
    declared = bool(data["kernels"][data["names"].index(name)])
    return Claim(name, key, function, where, line[0] if line else 0, declared)


def checks(data: dict, told: dict, made: dict[tuple[str, str], set[str]]) -> list[Check]:
    """Every operator of the sample, checked."""
    return [check(data, name, told, made) for name in sample(data)]


def check(data: dict, name: str, told: dict, made: dict[tuple[str, str], set[str]]) -> Check:
    """One operator's claims against what was recorded."""
    c = claim(data, name)
    how = data["how"][_main(data, name)[1][2]]
    seen = told["calls"].get(name, {})
    met, files = entered(data, c, seen), _files(data, c, told, seen, made)
    return Check(
        c,
        counts.evidence(how) if c.function else "no kernel",
        met,
        tuple(files),
        _verdict(c, seen, met, files),
    )


def _verdict(c: Claim, seen: dict, met: str, files: list[str]) -> str:
    if not c.function:
        return NO_KERNEL if seen.get("raised") == "NotImplementedError" else OPEN
    if seen.get("absent"):
        return NOT_HERE if not c.file else WRONG
    if (seen.get("entered") and not met) or "wrong" in files:
        return WRONG
    if met and not c.file:
        return WITHOUT_FILE
    return RIGHT if met and files else OPEN


def entered(data: dict, c: Claim, seen: dict) -> str:
    """How it was seen that the claimed function runs under the claimed key; empty if it was not."""
    met = seen.get("entered", "")
    if c.line:
        return PROFILER if met == f"{c.file}:{c.line}" else ""
    if not met or met != c.function or not seen.get("within"):
        return ""
    if seen.get("after"):
        return (
            "gdb, in its wrapper"
            if seen["within"] == seen["after"]
            else f"gdb, after its wrapper, in `{seen['within']}`"
        )
    flat = counts.registrations(data["registrations"][data["names"].index(c.operator)])
    own = {data["keys"][r.key] for r in flat if not counts.is_made(data["files"][r.file])}
    return "gdb; it has no other key" if not c.declared and own == {c.key} else ""


def _files(data: dict, c: Claim, told: dict, seen: dict, made: dict[tuple[str, str], set[str]]) -> list[str]:
    """Each way in which the file was checked, `wrong` for one that contradicts."""
    if not c.file:
        return []
    short = c.function.removeprefix("at::native::")
    out = []
    if c.file.startswith("build/"):
        out.append(TORCHGEN if short in made.get((c.operator, c.file), ()) else "wrong")
    if c.line and seen.get("entered") == f"{c.file}:{c.line}":
        out.append(PROFILER)
    if refused := seen.get("refused"):
        same = refused == f"{short.rpartition('::')[2] or short} at {c.file}"
        out.append(ERROR if same else "wrong")
    function, file, verdict = told["text"]["sample"].get(c.operator, ["", "", ""])
    if (function, file) == (c.function, c.file) and verdict in ("right", "wrong"):
        out.append(f"text of {told['text']['source']}" if verdict == "right" else "wrong")
    if c.operator in READ:
        out.append(f"read in {READ[c.operator]}")
    if c.function.endswith("{lambda}"):
        rows = counts.registrations(data["registrations"][data["names"].index(c.operator)])
        out += [REPORT] if any(data["files"][r.file] == c.file for r in rows) else ["wrong"]
    return out
