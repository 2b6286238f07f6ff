"""What a page leaves to the build: the release, and numbers that experiments printed."""

from pathlib import Path

import pytest

from guide.core import release
from guide.core.errors import GuideError
from guide.pages import documents, filled

OUTPUT = """\
program: 0
torch: 2.13.0
device: cpu
---
operators registered   3599
  in aten 3,110
took 22.5 MB, 12 calls
took 12 calls
add  7
add  8
"""


@pytest.fixture
def counted(small: Path) -> Path:
    """The small repository with one recorded output."""
    out = small / "docs/alpha/experiments/count.out"
    out.parent.mkdir()
    out.write_text(OUTPUT, encoding="utf-8")
    return out


def test_prose_names_the_release() -> None:
    pinned = release.pinned()
    assert filled.filled("In {{ release }}, and \\{{ release }}.") == f"In {pinned}, and {{{{ release }}}}."


@pytest.mark.parametrize(
    ("around", "number"),
    [
        ("operators registered #", "3,599"),
        ("in aten #", "3,110"),
        ("took # MB", "22.5"),
        ("# calls", "12"),
    ],
)
def test_prose_takes_a_number_of_an_output(counted: Path, around: str, number: str) -> None:
    asked = f"{{{{ alpha/count: {around} }}}}"
    assert filled.filled(f"It has {asked}, not \\{asked}.") == f"It has {number}, not {asked}."
    assert filled.asked(f"{asked} \\{asked}") == ["alpha/count"]


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ("alpha/count: add #", r"alpha/experiments/count.out has 2 such numbers"),
        ("alpha/count: sub #", r"count.out has no such numbers\n.*copy more of the line"),
        ("alpha/count: took 2#", "no such numbers"),
        ("alpha/counts: add #", r"there is no docs/alpha/experiments/counts.out"),
        ("alpha/count: aten #,110", "no such numbers"),
    ],
)
def test_what_no_output_holds_is_told_with_its_line(counted: Path, asked: str, what: str) -> None:
    page = counted.parents[1] / "index.md"
    page.write_text(f"# Alpha\n\nFirst.\nThere are {{{{ {asked} }}}}.\n", encoding="utf-8")
    with pytest.raises(GuideError, match=rf"docs/alpha/index.md:4: (.|\n)*{what}"):
        documents.read(page)


def test_a_sentence_is_the_same_one_with_another_number(counted: Path) -> None:
    page = counted.parents[1] / "index.md"
    page.write_text(
        "# Alpha\n\nThere are {{ alpha/count: registered # }} in {{ release }}.\n\n"
        "| a | b |\n|---|---|\n| x | {{ alpha/count: registered # }} |\n",
        encoding="utf-8",
    )
    said = documents.read(page).prose[1:]
    assert [s.text for s in said] == ["There are 3,599 in 2.13.0.", "a | b", "x | 3,599"]
    counted.write_text(OUTPUT.replace("3599", "3600"), encoding="utf-8")
    again = documents.parse(page.read_text(encoding="utf-8"), page).prose[1:]
    assert again[0].text == "There are 3,600 in 2.13.0."
    assert [s.digest for s in said] == [s.digest for s in again]
