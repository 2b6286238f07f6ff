"""Precision and recall of each state on the labelled set: `python -m tests.links.table [--all]` in the repository.

Prints the half that weights were set on, the half kept aside, and with `--all` every case that came out otherwise.
"""

import sys
from collections.abc import Iterable
from dataclasses import replace

from guide.links.features import read
from guide.links.observation import Hop, Observation
from guide.links.verdict import Expected, State, Verdict, classify, sends_on

from .blind import BLIND
from .blind_again import AGAIN
from .blind_five import FIVE
from .blind_four import FOUR
from .blind_last import LAST
from .blind_seven import SEVEN
from .blind_six import SIX
from .labelled import ALL, Case, Says
from .neighbours import NEIGHBOURS
from .sites import SITES

BY_ANOTHER_HAND = BLIND + AGAIN + LAST
CASES = ALL + SITES + NEIGHBOURS + BY_ANOTHER_HAND
MEASURED_FIRST = FOUR + FIVE + SIX + SEVEN  # before anything was mended by them

STATES: dict[Says, tuple[State, ...]] = {
    "alive": ("alive", "moved"), "gone": ("soft-404", "dead"), "wall": ("blocked",), "unclear": ("unverified",),
}  # fmt: skip


_judged: dict[str, Verdict] = {}


def judged(case: Case) -> Verdict:
    """The verdict on a case, by the checker's own reading and weighing."""
    if case.name not in _judged:
        _judged[case.name] = judge(case)
    return _judged[case.name]


def judge(case: Case) -> Verdict:
    """The same, afresh."""
    final = case.final or case.url
    hops = (Hop(final, 200),) if final == case.url else (Hop(case.url, 302, final), Hop(final, 200))
    headers = {name.lower(): value for name, value in case.headers.items()}
    page = read(case.body, case.kind, final, headers.get("refresh", ""))
    seen = Observation(
        case.url, hops, {"content-type": case.kind} | headers, page, bare=not case.body.strip()
    )
    if page and sends_on(seen, Expected(case.titles, case.authors)):  # a look goes there too
        hops = (*hops[:-1], Hop(final, 200, page.leads_to), Hop(page.leads_to, 200))
        seen = replace(seen, hops=hops, page=None)
    sibling = None
    if case.sibling:
        other = "https://site.io/blog/2019/none-such"
        sibling = replace(seen, url=other, hops=(Hop(other, 404 if case.sibling == "404" else 200),))
    return classify(seen, expected=Expected(case.titles, case.authors), sibling=sibling)


def right(case: Case) -> bool:
    """Whether the checker says what an honest person would."""
    return judged(case).state in STATES[case.says]


def scores(cases: Iterable[Case]) -> dict[Says, tuple[int, float, float]]:
    """For each state: how many cases have it, precision, recall. What is `unverified` is claimed of nobody."""
    pairs = [(case.says, judged(case).state) for case in cases]
    out: dict[Says, tuple[int, float, float]] = {}
    for says, states in STATES.items():
        called = [wanted for wanted, state in pairs if state in states]
        meant = [state for wanted, state in pairs if wanted == says]
        hits = called.count(says)
        out[says] = (len(meant), hits / max(1, len(called)), hits / max(1, len(meant)))
    return out


def main() -> None:
    """Print the tables."""
    halves = {aside: [case for case in CASES if case.aside == aside] for aside in (False, True)}
    for name, cases in (
        ("weights were set on", halves[False]),
        ("kept aside", halves[True]),
        ("of the fourth set, measured first", FOUR),
        ("of the fifth set, measured first", FIVE),
        ("of the sixth set, measured first", SIX),
        ("of the seventh set, measured first", SEVEN),
    ):
        print(f"{len(cases)} cases {name}\n\n| | cases | precision | recall |\n|---|---|---|---|")
        for says, (n, precision, recall) in scores(cases).items():
            print(f"| {says} | {n} | {precision:.3f} | {recall:.3f} |")
        print()
    for case in CASES:
        if "--all" in sys.argv and not case.aside and not right(case):
            verdict = judged(case)
            print(f"{case.name}\n    {verdict.state}: {verdict.reason} {list(verdict.signs)}")


if __name__ == "__main__":
    main()
