"""The labelled set: what the checker says of it, and that checkers which do not weigh must fail."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from guide.links import verdict as verdicts
from guide.links.verdict import Verdict

from . import table
from .labelled import Case, Says
from .table import BY_ANOTHER_HAND, CASES

LEAST: dict[Says, float] = {"alive": 0.97, "gone": 0.90, "wall": 0.90}


@pytest.mark.parametrize("aside", [False, True])
def test_precision_and_recall(aside: bool) -> None:
    found = table.scores(case for case in CASES if case.aside == aside)
    for says, bar in LEAST.items():
        cases, precision, recall = found[says]
        assert cases >= 25
        assert precision >= bar, (says, precision)
        assert recall >= bar, (says, recall)


@pytest.mark.parametrize("aside", [False, True])
def test_pages_by_another_hand(aside: bool) -> None:
    found = table.scores(case for case in BY_ANOTHER_HAND if case.aside == aside)
    for says, bar in LEAST.items():
        cases, precision, recall = found[says]
        assert cases >= 20
        assert min(precision, recall) >= bar, (says, precision, recall)


def test_a_host_that_answers_404_beside_a_page_changes_little() -> None:
    beside = [replace(case, sibling=case.sibling or "404", name=f"{case.name}, honest") for case in CASES]
    found = table.scores(beside)
    assert min(found["alive"][1:]) >= 0.97, found["alive"]
    assert min(*found["gone"][1:], *found["wall"][1:]) >= 0.90, found


def test_nothing_that_is_there_is_called_gone_or_walled() -> None:
    called = {case.name: table.judged(case).state for case in CASES if case.says == "alive"}
    assert not {name: state for name, state in called.items() if state in ("soft-404", "dead", "blocked")}


def test_a_living_page_that_has_another_title_is_not_called_gone() -> None:
    named = [replace(case, titles=("Zebras beneath umbrellas",)) for case in CASES if case.says == "alive"]
    states = [table.judge(case).state for case in named]
    assert sum(state in ("soft-404", "dead", "blocked") for state in states) <= 0.03 * len(states)


def test_without_a_sign_of_life_a_short_page_is_not_alive() -> None:
    for words in (
        "ಟೆನ್ಸರ್ ಎಂದರೆ ಸಂಗ್ರಹ ಮತ್ತು ಆಕಾರ",
        "Lorem ipsum dolor sit amet consectetur",
        "Znamka stoji dva tolara",
    ):
        body = f"<title>site</title><main><p>{words}. {words}!</p></main>".encode()
        for titles in ((), ("Strides and views",)):
            bare = Case("bare", "unclear", body, url="https://site.io/p/7781", titles=titles)
            assert table.judge(bare).state not in ("alive", "moved"), (words, titles)


def test_what_decided_is_told() -> None:
    for case in CASES:
        if table.judged(case).state in ("soft-404", "blocked"):
            assert table.judged(case).signs, case.name


def test_names_are_unique_and_both_halves_have_all_kinds() -> None:
    assert len({case.name for case in CASES}) == len(CASES) >= 900
    assert {(case.says, case.aside) for case in CASES} == {
        (says, aside) for says in table.STATES for aside in (False, True)
    }


def always(state: verdicts.State) -> Callable[[Case], Verdict]:
    """A checker that always says the same."""
    return lambda case: Verdict(case.url, state, "so it is")


def believes(of: str) -> Callable[[Case], Verdict]:
    """A checker that believes the first sign of a side, whatever speaks against it."""
    state: verdicts.State = {"gone": "soft-404", "wall": "blocked", "page": "alive"}[of]  # type: ignore[assignment]

    def judged(case: Case) -> Verdict:
        weighed = real(case)
        return (
            Verdict(case.url, state, "so it is")
            if any(s.startswith(f"{of}:") for s in weighed.signs)
            else weighed
        )

    return judged


real = table.judged


@pytest.mark.parametrize(
    "checker",
    [always("alive"), always("soft-404"), always("blocked"), always("unverified"), believes("gone"), believes("wall"), believes("page")],
    ids=["always alive", "always gone", "always walled", "never sure", "believes in gone", "believes in walls", "believes in pages"],
)  # fmt: skip
def test_checkers_that_do_not_weigh_fail(
    monkeypatch: pytest.MonkeyPatch, checker: Callable[[Case], Verdict]
) -> None:
    monkeypatch.setattr(table, "judged", checker)
    found = table.scores(CASES)
    assert any(min(found[says][1:]) < 0.97 for says in ("alive", "gone", "wall"))
