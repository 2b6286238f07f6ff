"""Holds the atlas's files against a PyTorch checkout: is the function that it names defined in the file that it names?"""

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from guide.core.errors import GuideError
from guide.operators.model import Atlas
from guide.operators.verify.breakpoints import Claim

_START = re.compile(r"(?:^|[\s&*:>])(?P<name>\w+)\s*\((?=[^;{}]*\)\s*(?:const\s*)?\{)")
_MACRO = re.compile(r"^\s*(?P<macro>[A-Z][A-Z0-9_]{4,})\s*\((?P<inside>[^;{}]*?)\)", re.MULTILINE)
_NO_DEFINITIONS = (
    "TORCH_CHECK",
    "AT_DISPATCH",
    "TORCH_META",
    "TORCH_PRECOMPUTE",
    "REGISTER",
    "DEFINE_DISPATCH",
)


def definitions(checkout: Path) -> dict[str, set[str]]:
    """Function name → files of `aten/src/ATen/native` whose text defines it, or gives it to a macro at the start of a line."""
    base = checkout / "aten/src/ATen/native"
    sources = sorted(p for suffix in ("cpp", "cu", "mm", "h") for p in base.rglob(f"*.{suffix}"))
    if not sources:
        raise GuideError(checkout, "holds no aten/src/ATen", "give the folder of a PyTorch checkout")
    out: dict[str, set[str]] = defaultdict(set)
    for path in sources:
        text = path.read_text(encoding="utf-8", errors="replace")
        text = re.sub(r"//[^\n]*|#define(?:[^\n]*\\\n)*[^\n]*", "", text)
        where = path.relative_to(checkout).as_posix()
        for m in _START.finditer(text):
            out[m["name"]].add(where)
        for m in _MACRO.finditer(text):
            if not m["macro"].startswith(_NO_DEFINITIONS):
                for word in re.findall(r"\w+", m["inside"]):
                    out[word].add(where)
    return dict(out)


@dataclass(frozen=True)
class Found:
    """What the search says of a claim."""

    function: str
    file: str
    verdict: str


@dataclass(frozen=True)
class Elsewhere:
    """A claim that the search calls wrong, its grade, and where the text defines the name."""

    function: str
    file: str
    grade: str
    defined: str


@dataclass(frozen=True)
class Count:
    """How many operators have a verdict, by the grade of the claim."""

    verdict: str
    grade: str
    operators: int


@dataclass(frozen=True)
class TextSearch:
    """The record of a search: the sample's verdicts, the counts over all declared kernels, and what lies elsewhere."""

    source: str
    sample: dict[str, Found]
    all: list[Count]
    elsewhere: list[Elsewhere]


def read(claims: Sequence[Claim], atlas: Atlas, checkout: Path) -> TextSearch:
    """Search the text of a checkout for every declared kernel's function."""
    known = definitions(checkout)
    version = checkout / "version.txt"
    total: Counter[tuple[str, str]] = Counter()
    elsewhere = set()
    for operator in atlas.operators.values():
        main = operator.main() if operator.kernels else None
        if main is None:
            continue
        function = main[1]
        grade = function.evidence.grade
        verdict, defined = _verdict(Claim(operator.name, "", function.name, function.file), known)
        total[verdict, grade] += 1
        if verdict == "wrong":
            elsewhere.add((function.name, function.file, grade, _some(sorted(defined))))
    return TextSearch(
        version.read_text(encoding="utf-8").strip() if version.is_file() else "the checkout",
        {c.operator: Found(c.function, c.file, _verdict(c, known)[0]) for c in claims},
        [Count(*kind, n) for kind, n in sorted(total.items())],
        [Elsewhere(*row) for row in sorted(elsewhere)],
    )


def _verdict(claim: Claim, known: dict[str, set[str]]) -> tuple[str, set[str]]:
    """`right`, `generated`, `not in this source`, `no claim` or `wrong`, and the files that define the name."""
    if not claim.file:
        return "no claim", set()
    short = claim.function.replace("::impl", "").rpartition("::")[2].removeprefix("structured_")
    if claim.file.startswith("build/"):
        # What torchgen writes has its own exact name, and no file of the checkout may define that.
        return ("wrong" if short in known else "generated"), known.get(short, set())
    defined = _stems(short, known)
    if not defined:
        return "not in this source", defined
    return ("right" if claim.file in defined else "wrong"), defined


def _stems(name: str, known: dict[str, set[str]]) -> set[str]:
    """Files that define `name`; a macro may add the ending `_out`, `_`, or `_` and the overload."""
    short = re.sub(r"_(?:Tensor|Scalar)_out$", "", name)
    forms = (name, name.removesuffix("_out"), name.removesuffix("_"), short)
    return next((known[form] for form in forms if form in known), set())


def _some(files: list[str]) -> str:
    return ", ".join(files[:2]) + (f" and {len(files) - 2} more" if len(files) > 2 else "")
