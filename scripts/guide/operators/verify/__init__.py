"""Checks the atlas's claims for a sample of operators in ways of which none is the atlas's own."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from guide.citations.lock import is_generated
from guide.citations.sources import Wheel
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, write_whole
from guide.operators.model import Atlas, Operator
from guide.operators.verify import breakpoints
from guide.operators.verify.breakpoints import Claim, Seen
from guide.operators.verify.generated import Generated

SEED, DRAWN = 20261121, 60
KNOWN = ("add.Tensor", "mul.Tensor", "mm", "addmm", "bmm", "conv1d", "conv2d", "convolution", "dropout", "linear", "relu", "softmax.int",
         "layer_norm", "native_layer_norm", "native_batch_norm", "embedding", "sum.dim_IntList", "cat", "index.Tensor", "view")  # fmt: skip
RIGHT, WITHOUT_FILE, NO_KERNEL, NOT_HERE, OPEN, WRONG = (
    "right", "right, no file claimed", "right: no kernel", "not found, and not in this build", "not settled", "wrong")  # fmt: skip
TORCHGEN, ERROR, PROFILER, REPORT = (
    "torchgen, run again", "its own error", "Python's profiler", "the dispatcher's own report")  # fmt: skip
RELEASE = (TORCHGEN, ERROR, PROFILER, REPORT)  # what asks this release, not an older source


@dataclass(frozen=True)
class Definition:
    """Which file was seen, by a person or a search, to define a function, in which source."""

    function: str
    file: str
    source: str


@dataclass(frozen=True)
class Records:
    """What was drawn, what the calls did in one release, and what was read in older sources; by operator."""

    version: str
    drawn: list[str]
    calls: dict[str, Seen] = field(default_factory=dict)
    read: dict[str, Definition] = field(default_factory=dict)


_RECORDS = TypeAdapter(Records)


@dataclass(frozen=True)
class Check:
    """One operator's claim; how its function and its file were checked (empty: not at all); the verdict."""

    claim: Claim
    grade: str
    function: str
    files: tuple[str, ...]
    verdict: str


def path() -> Path:
    """What was recorded with the debugger, and what was read."""
    return root() / "seeds" / "operator-checks.json"


def recorded(version: str = "") -> Records:
    """The records; raises GuideError when they are of another release than the one asked for."""
    cure = "python scripts/build_operators.py --verify"
    try:
        records = _RECORDS.validate_json(read_text(path()))
    except ValidationError as e:
        raise GuideError(shown(path()), f"the record cannot be read: {e.errors()[0]['msg']}", cure) from None
    if version and records.version != version:
        raise GuideError(shown(path()), f"recorded with PyTorch {records.version}, not {version}", cure)
    return records


def record(atlas: Atlas, wheel: Wheel) -> None:
    """Follow a call of each operator of the sample with gdb. The sample and what was read outlive a release."""
    old = recorded() if path().is_file() else Records(wheel.version, [])
    drawn = draw(atlas, old.drawn)
    claims = [claim(atlas.operators[name]) for name in sample(atlas, drawn)]
    calls = breakpoints.follow(claims, sorted((wheel.folder / "torch/lib").glob("libtorch_c*.so")))
    new = Records(wheel.version, drawn, dict(sorted(calls.items())), old.read)
    kept = _RECORDS.dump_python(new, mode="json", exclude_defaults=True)
    write_whole(path(), json.dumps(kept, indent=1, ensure_ascii=False) + "\n")


def draw(atlas: Atlas, drawn: list[str]) -> list[str]:
    """A sample of 60 operators, drawn once; one that a release takes away is replaced by a hash of the name."""
    if not drawn:
        return sorted(random.Random(SEED).sample(list(atlas.operators), DRAWN))
    kept = [n for n in drawn if n in atlas.operators]
    rest = sorted(atlas.operators.keys() - set(kept), key=lambda n: sha256(f"{SEED} {n}".encode()).digest())
    return sorted(kept + rest[: DRAWN - len(kept)])


def sample(atlas: Atlas, drawn: list[str]) -> list[str]:
    """The operators to check: those drawn, then twenty well-known ones."""
    return [n for n in (*drawn, *(f"aten::{name}" for name in KNOWN)) if n in atlas.operators]


def claim(operator: Operator) -> Claim:
    """What the atlas claims of an operator's main kernel."""
    declared = bool(operator.kernels)
    if not (main := operator.main()):
        return Claim(operator.name, declared=declared)
    key, function = main
    return Claim(operator.name, key, function.name, function.file, function.line, declared)


def checks(atlas: Atlas, records: Records, generated: Generated) -> list[Check]:
    """Every operator of the sample, checked."""
    return [check(atlas.operators[name], records, generated) for name in sample(atlas, records.drawn)]


def check(operator: Operator, records: Records, generated: Generated) -> Check:
    """One operator's claims against what was recorded."""
    c, main = claim(operator), operator.main()
    seen = records.calls.get(operator.name, Seen())
    function = _entered(operator, c, seen)
    files = dict(_files(operator, c, seen, records.read.get(operator.name), generated)) if c.file else {}
    grade = main[1].evidence.grade if main else "no kernel"
    agree = all(files.values()) and not (seen.entered and not function)
    return Check(c, grade, function, tuple(files), _verdict(c, seen, function, bool(files), agree))


def _verdict(c: Claim, seen: Seen, function: str, file: bool, agree: bool) -> str:
    if not c.function:
        return NO_KERNEL if seen.raised == "NotImplementedError" else OPEN
    if seen.absent:
        return WRONG if c.file else NOT_HERE
    if not agree:
        return WRONG
    if function and not c.file:
        return WITHOUT_FILE
    return RIGHT if function and file else OPEN


def _entered(operator: Operator, c: Claim, seen: Seen) -> str:
    """How it was seen that the claimed function runs under the claimed key; empty if it was not."""
    if c.line:
        return PROFILER if seen.entered == f"{c.file}:{c.line}" else ""
    if not seen.entered or seen.entered != c.function or not seen.within:
        return ""
    if seen.after:
        same = seen.within == seen.after
        return "gdb, in its wrapper" if same else f"gdb, after its wrapper, in `{seen.within}`"
    own = {r.key for r in operator.registrations if not is_generated(r.file)}
    return "gdb; it has no other key" if not c.declared and own == {c.key} else ""


def _files(
    operator: Operator, c: Claim, seen: Seen, read: Definition | None, generated: Generated
) -> Iterator[tuple[str, bool]]:
    """Each way in which the file was checked, and whether it agrees."""
    short = c.function.removeprefix("at::native::")
    if c.file.startswith("build/"):
        yield TORCHGEN, short in generated.get((c.operator, c.file), ())
    if c.line and seen.entered == f"{c.file}:{c.line}":
        yield PROFILER, True
    if seen.refused:
        yield ERROR, seen.refused == f"{short.rpartition('::')[2] or short} at {c.file}"
    if read and read.function == c.function:
        yield read.source, read.file == c.file
    if c.function.endswith("{lambda}"):
        yield REPORT, any(r.file == c.file for r in operator.registrations)
