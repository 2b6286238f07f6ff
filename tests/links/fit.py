"""Sets the weights of `guide.links.weights` on labelled lines: `python -m tests.links.fit` in the repository.

The lines are those of `manners/*.txt`, written for this, and those that the labelled pages show which are not kept
aside. The fit is a
multinomial logistic regression with AdaGrad; it draws nothing by chance, so the same lines give the same table.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from guide.links import features, manner, verdict, weights, wording

from .labelled import Case

MANNERS = Path(__file__).parent / "manners"
KIND = {"alive": "page", "gone": "gone", "wall": "wall"}
EPOCHS, RATE, DECAY = 25, 0.5, 1e-3
SINGLE, PAIRED = 2, 3  # in how many lines a term must be, alone or with the one before it
UNKNOWN = 400  # as many lines of which nothing is known are on a subject
Line = tuple[str, str]  # what it says, of which kind


def written() -> list[Line]:
    """Lines that were written for this, by kind."""
    return [
        (line.lower(), kind)
        for kind in manner.KINDS
        for line in (MANNERS / f"{kind}.txt").read_text("utf-8").splitlines()
        if line and not line.startswith("# ")
    ]


def shown(cases: Iterable[Case]) -> list[Line]:
    """The lines that labelled pages show, each of the kind of its page."""
    out: list[Line] = []
    for case in cases:
        page = features.read(case.body, case.kind, case.url)
        if page and case.says in KIND:
            lines = dict.fromkeys([*wording.parts(page.title), page.heading, *verdict.sentences(page)])
            out += [(line, KIND[case.says]) for line in lines if line]
    return out


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


def main() -> None:
    """Fit, and write the table."""
    from .table import CASES

    table = fit(written() + shown(case for case in CASES if not case.aside))
    Path(weights.__file__).write_text(module(table), "utf-8")
    print(f"{len(table)} terms")


if __name__ == "__main__":
    main()
