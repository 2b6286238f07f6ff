"""How hard a page reads: names and cells are left out, long sentences are told with their lines."""

from pathlib import Path

import pytest

from guide.pages import documents, prose

PLAIN = "# A page\n\nThe tool reads a key.\nIt finds a row.\n\n| a | b |\n|---|---|\n| unmeasurable cells | here |\n"
HARD = "# A page\n\nDifferentiability considerations necessitate extraordinarily sophisticated representations.\n"


def measured(text: str) -> prose.Prose:
    return prose.measured(documents.parse(text, Path("page.md")))


def test_plain_words_score_higher_and_cells_are_no_prose() -> None:
    plain, hard = measured(PLAIN), measured(HARD)
    assert (plain.words, hard.words) == (9, 6)
    assert plain.flesch is not None and hard.flesch is not None and plain.flesch > 90 > 0 > hard.flesch


def test_a_sentence_over_thirty_words_is_told() -> None:
    found = measured("# A page\n\n" + " ".join(["word"] * 30) + ".\n" + " ".join(["word"] * 31) + ".\n")
    assert [sentence.line for sentence in found.long] == [4]


def test_a_page_without_english_has_no_score() -> None:
    assert measured("# 中文\n\n张量是什么。\n").flesch is None


def test_words_that_explain_report_and_bind_are_counted_per_thousand() -> None:
    found = measured(
        "# A page\n\n" + "It ran here, so it was wrong, for it must wait. \n" + "plain " * 189 + "\n"
    )
    assert found.words == 200 and found.rates == {"causal": 15, "reports": 10, "bindings": 5}
    assert found.smoke == pytest.approx(10 / 9 - 1 + 5 / 3 - 1)
    assert measured("# A page\n\n" + "plain " * 200).smoke == 1  # nothing there says why
    assert measured(PLAIN).smoke == 0
