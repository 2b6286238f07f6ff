"""Sets the weights of `guide.links.weights` on labelled lines: `python -m tests.links.fit` in the repository.

The lines are those of `manners/*.txt`, written for this, and those that the labelled pages show which are not kept
aside. The fit is a
multinomial logistic regression with AdaGrad; it draws nothing by chance, so the same lines give the same table.

What it prints is an estimate of pages that nobody has seen: each language is judged by weights that were set without
it, and each fifth of the pages by weights that were set without that fifth; once with the phrases of
`guide.links.wording`, and once with none of them.
"""

import hashlib
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from unittest.mock import patch

from guide.links import features, manner, verdict, weights, wording

from .labelled import Case, Says

MANNERS = Path(__file__).parent / "manners"
KIND = {"alive": "page", "gone": "gone", "wall": "wall"}
EPOCHS, RATE, DECAY = 25, 0.5, 1e-3
SINGLE, PAIRED = 2, 3  # in how many lines a term must be, alone or with the one before it
UNKNOWN = 400  # as many lines of which nothing is known are on a subject
FEWEST = 15  # pages that a language must have to be left out by itself
FOLDS = 5
Line = tuple[str, str]  # what it says, of which kind


def spoken() -> Iterator[tuple[str, Line]]:
    """Lines that were written for this, each with its language; those of Chinese are one, however it is written."""
    for kind in manner.KINDS:
        tongue = "en"
        for line in (MANNERS / f"{kind}.txt").read_text("utf-8").splitlines():
            if line.startswith("# "):
                tongue = line[2:].partition("-")[0].strip()
            elif line:
                yield tongue, (line.lower(), kind)


def written() -> list[Line]:
    """Lines that were written for this, by kind."""
    return [line for _, line in spoken()]


def shown(cases: Iterable[Case]) -> list[Line]:
    """The lines that labelled pages show, each of the kind of its page; a beginning before a wall is of no kind."""
    out: list[Line] = []
    for case in cases:
        page = features.read(case.body, case.kind, case.url)
        if page and case.says in KIND:
            lines = dict.fromkeys([*wording.parts(page.title), page.heading, *verdict.sentences(page)])
            begins = case.says == "wall" and case.titles and verdict.shows_title(page, case.titles)
            out += [(line, KIND[case.says]) for line in lines if line and not (begins and not closes(line))]
    return out


def closes(line: str) -> bool:
    """Whether a line on a page that shows a beginning is one of what stands before the rest."""
    return bool(
        wording.says_closed(line)
        or wording.says_wall(line)
        or wording.says_share(line)
        or wording.says_terms(line)
    )


def fit(lines: Iterable[Line]) -> dict[str, tuple[float, ...]]:
    """The weights of each term that enough lines have, in the order of `manner.KINDS`."""
    drawn = sorted(set(lines), key=lambda line: hashlib.sha256(repr(line).encode()).digest())
    of = Counter(kind for _, kind in drawn)
    all_terms = [manner.terms(line) for line, _ in drawn]
    count = Counter(term for found in all_terms for term in found)
    rows = [
        (
            [term for term in found if count[term] >= (PAIRED if " " in term else SINGLE)],
            1.0 / math.sqrt(max(1, len(found))),
            manner.KINDS.index(kind),
            len(drawn) / (len(of) * of[kind]),
        )
        for found, (_, kind) in zip(all_terms, drawn, strict=True)
    ]
    rows += [([], 1.0, 0, 1.0)] * UNKNOWN
    fitted = {term: [0.0] * len(manner.KINDS) for term in ("*", *sorted({t for row in rows for t in row[0]}))}
    slopes = {term: [1e-8] * len(manner.KINDS) for term in fitted}
    for _ in range(EPOCHS):
        for found, scale, wanted, importance in rows:
            used = [(term, scale) for term in found] + [("*", 1.0)]
            given = manner.likely(
                [sum(value * fitted[term][k] for term, value in used) for k in range(len(manner.KINDS))]
            )
            for term, value in used:
                own, slope = fitted[term], slopes[term]
                for k, likely in enumerate(given):
                    step = importance * value * (likely - (k == wanted)) + DECAY * own[k]
                    slope[k] += step * step
                    own[k] -= RATE * step / math.sqrt(slope[k])
    return {term: tuple(round(weight, 1) + 0.0 for weight in own) for term, own in fitted.items()}


def module(table: dict[str, tuple[float, ...]]) -> str:
    """The source of `guide.links.weights`."""
    rows = "\n".join("\t".join((term, *map(str, own))) for term, own in table.items())
    head = '"""What words weigh for each kind of text, in the order of `manner.KINDS`: made by `python -m tests.links.fit`."""'
    return f'{head}\n\nTERMS = """\\\n{rows}\n"""\n'


@cache
def _vocabulary() -> dict[str, Counter[str]]:
    of: dict[str, Counter[str]] = {}
    for tongue, (line, _) in spoken():
        of.setdefault(tongue, Counter()).update(manner.terms(line))
    return of


def tongue(case: Case) -> str:
    """The language whose lines are most like what a case shows."""
    found = manner.terms(" ".join(line for line, _ in shown([case]))[:1500])
    return max(
        _vocabulary().items(),
        key=lambda own: sum(math.log(1e-5 + own[1][term] / own[1].total()) for term in found),
    )[0]


@contextmanager
def without_phrases() -> Iterator[None]:
    """As if no host's way to say it were known."""

    def silent(*_: object, **__: object) -> str:
        return ""

    def none(*_: object, **__: object) -> float:
        return 0.0

    with ExitStack() as all_of_them:
        for name in ("says_gone", "says_parked", "says_wall", "says_later", "says_advice", "numbered"):
            all_of_them.enter_context(patch.object(wording, name, none))
        all_of_them.enter_context(patch.object(wording, "says_closed", silent))
        all_of_them.enter_context(patch.object(features, "WAY_HOME", re.compile(r"(?!)")))
        yield


def unseen(cases: list[Case]) -> Iterator[tuple[str, list[Case], list[Line]]]:
    """What is left out, the cases that are judged without it, and the lines that are left to fit on."""
    of = {case.name: tongue(case) for case in cases}
    most = [name for name, n in Counter(of.values()).most_common() if n >= FEWEST]
    for name in [*most, "all others"]:
        out = {name} if name in most else {*_vocabulary()} - {*most}
        rest = [case for case in cases if of[case.name] not in out and not case.aside]
        lines = [line for own, line in spoken() if own not in out] + shown(rest)
        yield f"language {name}", [case for case in cases if of[case.name] in out], lines
    for n in range(FOLDS):
        fold = [c for c in cases if hashlib.sha256(c.name.encode()).digest()[1] % FOLDS == n]
        names = {case.name for case in fold}
        yield f"fifth {n + 1}", fold, written() + shown(c for c in cases if c.name not in names)


def estimate(cases: list[Case]) -> None:
    """Print precision and recall of pages whose language, or which themselves, the weights were set without."""
    from . import table

    kinds: tuple[Says, ...] = ("alive", "gone", "wall")
    print(
        f"| left out | phrases | {' | '.join(kinds)} | living called gone or walled |\n|---|---|---|---|---|---|"
    )
    whole: dict[tuple[str, str], dict[str, verdict.Verdict]] = {}

    def row(name: str, phrases: str, found: dict[str, verdict.Verdict]) -> None:
        own = [case for case in cases if case.name in found]
        with patch.object(table, "judged", lambda case: found[case.name]):
            scores = table.scores(own)
        told = " | ".join(
            f"{scores[k][0]}: {scores[k][1]:.3f}, {scores[k][2]:.3f}" if scores[k][0] else "0" for k in kinds
        )
        wrong = sum(c.says == "alive" and found[c.name].state in ("soft-404", "dead", "blocked") for c in own)
        print(f"| {name} | {phrases} | {told} | {wrong} |", flush=True)

    for name, own, lines in unseen(cases):
        made = cache(partial(fit, lines))
        with patch.object(manner, "table", made):
            known = {case.name: table.judge(case) for case in own}
            with without_phrases():
                bare = {case.name: table.judge(case) for case in own}
        for phrases, found in (("known", known), ("none", bare)):
            whole.setdefault((f"each {name.split()[0]}", phrases), {}).update(found)
            if name.startswith("language"):
                row(name, phrases, found)
    for (of, phrases), found in whole.items():
        row(of, phrases, found)


def main() -> None:
    """Fit, write the table, and print the estimate."""
    from .table import CASES, MEASURED_FIRST

    table = fit(written() + shown(case for case in CASES if not case.aside))
    Path(weights.__file__).write_text(module(table), "utf-8")
    print(f"{len(table)} terms\n\nof each kind: how many pages; precision, recall")
    estimate(CASES + MEASURED_FIRST)


if __name__ == "__main__":
    main()
