"""Checks the atlas's claims for a sample of operators in ways of which none is the atlas's own, and tells how."""

import json
import random
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from guide.citations.lock import is_generated
from guide.citations.wheel import Wheel
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, write_whole
from guide.operators.model import Atlas, Operator
from guide.operators.verify import breakpoints, checkout
from guide.operators.verify.breakpoints import Claim, Seen
from guide.operators.verify.calls import CALLS
from guide.operators.verify.checkout import TextSearch

SEED, DRAWN = 20261121, 60
KNOWN = ("add.Tensor", "mul.Tensor", "mm", "addmm", "bmm", "conv1d", "conv2d", "convolution", "dropout", "linear", "relu", "softmax.int",
         "layer_norm", "native_layer_norm", "native_batch_norm", "embedding", "sum.dim_IntList", "cat", "index.Tensor", "view")  # fmt: skip
# What the search by name cannot settle: operator → what was read by hand, in which commit of the repository.
READ = {
    "aten::_foreach_div_.Tensor": "2.6.0a0, where `FOREACH_BINARY_OP_TENSOR` puts the name together",
    "aten::_foreach_minimum.List": "2.6.0a0, which has `FOREACH_BINARY_OP_LIST(clamp_max)`",
    "aten::_sparse_csr_tensor_unsafe": "2.6.0a0, which has `SPARSE_COMPRESSED_TENSOR_UNSAFE(csr, …)`",
    "aten::_use_cudnn_ctc_loss": "commit 002ab9df6770",
    "_c10d_functional::wait_tensor": "commit 01f9ef32eae5",
    "aten::quantized_gru.input": "commit 012234a684ca, where `ONE_HIDDEN_QRNN(quantized_gru, …)` makes it",
    "quantized::conv_transpose1d_prepack": "commit 000b65a76928",
    "quantized::relu6": "commit 0173013a6424",
}
# What was read by hand and need not agree: operator → the file that defines the function, and in which commit.
DEFINED = {
    "aten::_nested_tensor_storage_offsets": (
        "aten/src/ATen/native/nested/NestedTensorUtils.cpp",
        "commit 0224e26e73ec",
    ),
}
RIGHT, WITHOUT_FILE, NO_KERNEL, NOT_HERE, OPEN, WRONG = (
    "right", "right, no file claimed", "right: no kernel", "not found, and not in this build", "not settled", "wrong")  # fmt: skip


TORCHGEN, ERROR, PROFILER, REPORT = (
    "torchgen, run again", "its own error", "Python's profiler", "the dispatcher's own report")  # fmt: skip
RELEASE = (TORCHGEN, ERROR, PROFILER, REPORT)  # what asks this release, not an older source

Generated = dict[tuple[str, str], set[str]]  # (operator, file) → functions that torchgen writes there


@dataclass(frozen=True)
class Records:
    """What was drawn, what the calls did, and what a checkout's text said, if one was searched."""

    version: str
    drawn: list[str]
    calls: dict[str, Seen] = field(default_factory=dict)
    text: TextSearch | None = None


_RECORDS = TypeAdapter(Records)


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


def recorded(version: str = "") -> Records:
    """The records; raises GuideError when they are of another release than the one asked for."""
    cure = "python scripts/build_operators.py --verify-gdb"
    try:
        records = _RECORDS.validate_json(read_text(path()))
    except ValidationError as e:
        raise GuideError(shown(path()), f"the record cannot be read: {e.errors()[0]['msg']}", cure) from None
    if version and records.version != version:
        raise GuideError(shown(path()), f"recorded with PyTorch {records.version}, not {version}", cure)
    return records


def record(atlas: Atlas, wheel: Wheel, source: Path | None) -> None:
    """Follow the calls with gdb, or search a checkout's text, and keep what was seen.

    A record of another release leaves what does not depend on it: the sample, drawn for good, and what the text of a
    checkout says of the sample's functions, which counts as long as the atlas claims the same function and file.
    """
    old = recorded() if path().is_file() else Records(wheel.version, [])
    if old.version != wheel.version:
        kept = replace(old.text, all=[], elsewhere=[]) if old.text else None
        old = Records(wheel.version, old.drawn, text=kept)
    new = replace(old, drawn=draw(atlas, old.drawn))
    claims = [claim(atlas.operators[name]) for name in sample(atlas, new)]
    if source is not None:
        new = replace(new, text=checkout.read(claims, atlas, source))
    else:
        asked = {c.operator for c in claims}
        others = [claim(atlas.operators[n]) for n in CALLS if n not in asked and n in atlas.operators]
        libraries = sorted((wheel.folder / "torch/lib").glob("libtorch_c*.so"))
        new = replace(new, calls=dict(sorted(breakpoints.follow([*claims, *others], libraries).items())))
    kept = _RECORDS.dump_python(new, mode="json", exclude_defaults=True)
    write_whole(path(), json.dumps(kept, indent=1, ensure_ascii=False, sort_keys=True) + "\n")


def draw(atlas: Atlas, drawn: list[str]) -> list[str]:
    """A sample of 60 operators, drawn once; one that a release takes away is replaced by a hash of the name."""
    if not drawn:
        return sorted(random.Random(SEED).sample(list(atlas.operators), DRAWN))
    kept = [n for n in drawn if n in atlas.operators]
    rest = sorted(atlas.operators.keys() - set(kept), key=lambda n: sha256(f"{SEED} {n}".encode()).digest())
    return sorted(kept + rest[: DRAWN - len(kept)])


def sample(atlas: Atlas, records: Records) -> list[str]:
    """The operators to check: those drawn, then twenty well-known ones."""
    return [n for n in (*records.drawn, *(f"aten::{name}" for name in KNOWN)) if n in atlas.operators]


def claim(operator: Operator) -> Claim:
    """What the atlas claims of an operator's main kernel."""
    declared = bool(operator.kernels)
    if not (main := operator.main()):
        return Claim(operator.name, declared=declared)
    key, function = main
    return Claim(operator.name, key, function.name, function.file, function.line, declared)


def checks(atlas: Atlas, records: Records, made: Generated) -> list[Check]:
    """Every operator of the sample, checked."""
    return [check(atlas.operators[name], records, made) for name in sample(atlas, records)]


def check(operator: Operator, records: Records, made: Generated) -> Check:
    """One operator's claims against what was recorded."""
    c, main = claim(operator), operator.main()
    seen = records.calls.get(operator.name, Seen())
    met, files = entered(operator, seen), _files(operator, records.text, seen, made)
    grade = main[1].evidence.grade if main else "no kernel"
    return Check(c, grade, met, tuple(files), _verdict(c, seen, met, files))


def _verdict(c: Claim, seen: Seen, met: str, files: list[str]) -> str:
    if not c.function:
        return NO_KERNEL if seen.raised == "NotImplementedError" else OPEN
    if seen.absent:
        return NOT_HERE if not c.file else WRONG
    if (seen.entered and not met) or "wrong" in files:
        return WRONG
    if met and not c.file:
        return WITHOUT_FILE
    return RIGHT if met and files else OPEN


def entered(operator: Operator, seen: Seen) -> str:
    """How it was seen that the claimed function runs under the claimed key; empty if it was not."""
    c = claim(operator)
    if c.line:
        return PROFILER if seen.entered == f"{c.file}:{c.line}" else ""
    if not seen.entered or seen.entered != c.function or not seen.within:
        return ""
    if seen.after:
        same = seen.within == seen.after
        return "gdb, in its wrapper" if same else f"gdb, after its wrapper, in `{seen.within}`"
    own = {r.key for r in operator.registrations if not is_generated(r.file)}
    return "gdb; it has no other key" if not c.declared and own == {c.key} else ""


def _files(operator: Operator, text: TextSearch | None, seen: Seen, made: Generated) -> list[str]:
    """Each way in which the file was checked, `wrong` for one that contradicts."""
    c = claim(operator)
    if not c.file:
        return []
    short = c.function.removeprefix("at::native::")
    out = []
    if c.file.startswith("build/"):
        out.append(TORCHGEN if short in made.get((c.operator, c.file), ()) else "wrong")
    if c.line and seen.entered == f"{c.file}:{c.line}":
        out.append(PROFILER)
    if seen.refused:
        same = seen.refused == f"{short.rpartition('::')[2] or short} at {c.file}"
        out.append(ERROR if same else "wrong")
    found = text.sample.get(c.operator) if text else None
    if (
        text
        and found
        and (found.function, found.file) == (c.function, c.file)
        and found.verdict in ("right", "wrong")
    ):
        out.append(f"text of {text.source}" if found.verdict == "right" else "wrong")
    if c.operator in READ:
        out.append(f"read in {READ[c.operator]}")
    if c.operator in DEFINED:
        file, commit = DEFINED[c.operator]
        out.append(f"read in {commit}" if c.file == file else "wrong")
    if c.function.endswith("{lambda}"):
        out.append(REPORT if any(r.file == c.file for r in operator.registrations) else "wrong")
    return out
