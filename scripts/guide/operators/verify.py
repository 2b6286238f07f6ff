"""Holds the atlas's files against a PyTorch checkout: is the function that it names defined in the file that it names?"""

import random
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from guide.errors import GuideError
from guide.operators import counts

SEED, DRAWN = 20261121, 60
KNOWN = ("add.Tensor", "mul.Tensor", "mm", "addmm", "bmm", "conv1d", "conv2d", "convolution", "dropout", "linear", "relu", "softmax.int",
         "layer_norm", "native_layer_norm", "native_batch_norm", "embedding", "sum.dim_IntList", "cat", "index.Tensor", "view")  # fmt: skip
# What the search by name cannot settle, read by hand in the same source.
BY_HAND = {
    "at::native::foreach_tensor_div_tensor_kernel_slow_": "right, by hand: `FOREACH_BINARY_OP_TENSOR` puts the name together there",
    "at::native::foreach_tensor_clamp_max_list_kernel_slow": "right, by hand: `FOREACH_BINARY_OP_LIST(clamp_max)` stands there",
    "at::native::_sparse_csr_tensor_unsafe": "right, by hand: `SPARSE_COMPRESSED_TENSOR_UNSAFE(csr, …)` stands there",
}
_START = re.compile(r"(?:^|[\s&*:>])(?P<name>\w+)\s*\((?=[^;{}]*\)\s*(?:const\s*)?\{)")
_MACRO = re.compile(r"^\s*(?P<macro>[A-Z][A-Z0-9_]{4,})\s*\((?P<inside>[^;{}]*?)\)", re.MULTILINE)


@dataclass(frozen=True)
class Check:
    """One operator's claim and what the checkout says. `verdict`: right, wrong, generated, moved on, no claim."""

    operator: str
    key: str
    function: str
    file: str
    claimed: str
    verdict: str
    defined: str


def definitions(checkout: Path) -> dict[str, set[str]]:
    """Function name → files of `aten/src/ATen/native` whose text defines it, or gives it to a macro at the start of a line."""
    sources = sorted(
        p for s in ("cpp", "cu", "mm", "h") for p in (checkout / "aten/src/ATen/native").rglob(f"*.{s}")
    )
    if not sources:
        raise GuideError(checkout, "holds no aten/src/ATen", "give the folder of a PyTorch checkout")
    out: dict[str, set[str]] = defaultdict(set)
    for path in sources:
        text = re.sub(
            r"//[^\n]*|#define(?:[^\n]*\\\n)*[^\n]*", "", path.read_text(encoding="utf-8", errors="replace")
        )
        where = path.relative_to(checkout).as_posix()
        for m in _START.finditer(text):
            out[m["name"]].add(where)
        for m in _MACRO.finditer(text):
            if not m["macro"].startswith(
                (
                    "TORCH_CHECK",
                    "AT_DISPATCH",
                    "TORCH_META",
                    "TORCH_PRECOMPUTE",
                    "REGISTER",
                    "DEFINE_DISPATCH",
                )
            ):
                for word in re.findall(r"\w+", m["inside"]):
                    out[word].add(where)
    return dict(out)


def sample(data: dict) -> list[str]:
    """The operators to check: 60 drawn with a fixed seed, then 20 well-known ones."""
    drawn = random.Random(SEED).sample(data["names"], DRAWN)
    return sorted(drawn) + [f"aten::{n}" for n in KNOWN]


def check(data: dict, name: str, known: dict[str, set[str]]) -> Check:
    """The claim of one operator's main kernel held against the checkout's definitions."""
    i = data["names"].index(name)
    kernels = {data["keys"][k]: data["functions"][f] for k, f, _ in data["kernels"][i]}
    key = next((k for k in counts.MAIN if k in kernels), next(iter(kernels), ""))
    if not key:
        return Check(name, "", "", "", "registration", "no claim", "")
    function, file, how = kernels[key][:3]
    path = data["files"][file] if file >= 0 else ""
    claimed = counts.evidence(data["how"][how])
    short = function.replace("::impl", "").rpartition("::")[2].removeprefix("structured_")
    # What torchgen writes has its own exact name, and no file of the checkout may define that.
    defined = known.get(short, set()) if path.startswith("build/") else _stems(short, known)
    if not path:
        verdict = "no claim"
    elif path.startswith("build/"):
        verdict = "generated" if not defined else "wrong"
    elif not defined:
        verdict = "not in this source"
    else:
        verdict = "right" if path in defined else "wrong"
    return Check(name, key, function, path, claimed, verdict, ", ".join(sorted(defined)))


def _stems(name: str, known: dict[str, set[str]]) -> set[str]:
    """Files that define `name`; a macro may add the ending `_out`, `_`, or `_` and the overload."""
    for form in dict.fromkeys(
        (
            name,
            name.removesuffix("_out"),
            name.removesuffix("_"),
            re.sub(r"_(?:Tensor|Scalar)_out$", "", name),
        )
    ):
        if form in known:
            return known[form]
    return set()


def table(data: dict, checkout: Path) -> list[Check]:
    """Every operator of the sample, checked."""
    known = definitions(checkout)
    return [check(data, name, known) for name in sample(data)]


def everything(data: dict, checkout: Path) -> list[Check]:
    """Every operator with a claim, checked; for finding what the sample missed."""
    known = definitions(checkout)
    return [check(data, name, known) for name in data["names"]]


_HEAD = """---
description: The atlas's claims held against PyTorch's source, operator by operator.
---

# How the atlas was checked

The atlas reads files out of a compiled library.
To see whether that works, its claims are held against source text, which it never reads.

```sh
python scripts/build_operators.py --verify CHECKOUT
```

The command draws {drawn} operators with the seed {seed}, adds {known} well-known ones, and asks for each whether the file that the atlas names defines the function that it names.
Then it asks the same of every operator.
The table below was made with the source of {version}, an older release than the atlas's, so functions that are newer cannot be found in it.

{summary}

## What the verdicts mean {{#verdicts}}

**right**: the source defines the function in that file.
**generated**: torchgen writes the function at build; no file of the source defines it, and the atlas says so.
**not in this source**: no file of that source defines the function by name: it is newer, or a macro puts its name together.
**no claim**: the atlas says *not found*, or shows the registration only.
**wrong**: the source defines it elsewhere.

## The sample {{#sample}}

| operator | key | native function | file claimed | evidence | verdict |
|---|---|---|---|---|---|
{rows}
{flagged}"""


def page(data: dict, checkout: Path) -> str:
    """The page of the verification, with its table."""
    version = (
        (checkout / "version.txt").read_text(encoding="utf-8").strip()
        if (checkout / "version.txt").is_file()
        else "the checkout"
    )
    known = definitions(checkout)
    drawn = [check(data, name, known) for name in sample(data)]
    every = [check(data, name, known) for name in data["names"]]
    rows = "\n".join(
        f"| [](op:{c.operator}) | {c.key} | `{c.function.removeprefix('at::native::')}` | {f'`{c.file}`' if c.file else ''} | {c.claimed} | {_verdict(c)} |"
        .replace("``", "") for c in drawn)  # fmt: skip
    odd = sorted({(c.function, c.file, c.claimed, c.defined) for c in every if c.verdict == "wrong"})
    flagged = ""
    if odd:
        lines = "\n".join(
            f"- `{f}`: claimed `{file}` ({claimed}); the text search finds the name in {_some(where)}."
            for f, file, claimed, where in odd
        )
        flagged = (
            "\n## Names that the text search finds elsewhere {#elsewhere}\n\nThe search goes by name alone. "
            "A name that it finds elsewhere may be a member function, a call in a condition, or another overload.\n"
            "Where the atlas names a generated file, torchgen writes the overload that the wrapper calls, and another overload of that name is by hand.\n"
            "`is_contiguous` is no native function in that source: what the search finds are calls of the member function.\n\n"
            + lines
            + "\n"
        )
    return _HEAD.format(drawn=DRAWN, seed=SEED, known=len(KNOWN), version=version, rows=rows, flagged=flagged,
                        summary=_summary(drawn, every))  # fmt: skip


def _verdict(c: Check) -> str:
    return BY_HAND.get(c.function, c.verdict) if c.verdict == "not in this source" else c.verdict


def _some(where: str) -> str:
    files = where.split(", ")
    return ", ".join(f"`{f}`" for f in files[:2]) + (f" and {len(files) - 2} more" if len(files) > 2 else "")


def _summary(drawn: list[Check], every: list[Check]) -> str:
    lines = ["| verdict | evidence | of the sample | of all |", "|---|---|---|---|"]
    for verdict, claimed in sorted({(c.verdict, c.claimed) for c in every}):
        in_sample, in_all = (
            sum((c.verdict, c.claimed) == (verdict, claimed) for c in part) for part in (drawn, every)
        )
        lines.append(f"| {verdict} | {claimed} | {in_sample} | {in_all} |")
    return "\n".join(lines)
