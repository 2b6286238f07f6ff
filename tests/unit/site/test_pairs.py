"""Blind pairs: what would tell the sides apart is masked, the seed decides the sides, and sums are unmasked again."""

import subprocess
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.pages import documents
from guide.site import pairs

OLD = "---\ndescription: Old.\n---\n# Alpha\n\nIt adds, as of 2026-11-21 in PyTorch 2.9 ([here](src:a.py#b), abc1234).\n"
NEW = OLD.replace("It adds", "So it adds")
FENCE = "\n```text\n2026-11-21 is printed by 2.13.0\n```\n"


@pytest.fixture
def history(small: Path) -> Path:
    """The small repository with an old state of a page in git, and a new one on the disk."""
    page = small / "docs/alpha/index.md"
    page.write_text(OLD + FENCE, encoding="utf-8")
    for command in (
        ["init", "-q"],
        ["add", "."],
        ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "x"],
    ):
        subprocess.run(["git", "-C", str(small), *command], check=True)
    page.write_text(NEW + FENCE, encoding="utf-8")
    return small


def test_both_sides_are_masked_and_the_seed_decides_which_is_which(history: Path, tmp_path: Path) -> None:
    page = documents.read(history / "docs/alpha/index.md")
    rival = pairs.earlier("alpha/index.md", "HEAD")
    assert (
        rival
        == "# Alpha\n\nIt adds, as of DATE in PyTorch N.N (here, COMMIT).\n\n```text\n2026-11-21 is printed by N.N\n```\n"
    )
    first = set()
    for seed in "abcdefgh":
        folder = pairs.write(page, rival, "HEAD", seed, tmp_path / seed)
        texts = [(folder / f"{side}.md").read_text() for side in "AB"]
        assert sorted(texts) == sorted([rival, rival.replace("It adds", "So it adds")])
        first.add(texts[0] == rival)
    assert first == {True, False}


def test_judgements_are_summed_for_the_page_whichever_side_it_was(history: Path, tmp_path: Path) -> None:
    page = documents.read(history / "docs/alpha/index.md")
    rows = []
    for seed in "abcdefgh":
        folder = pairs.write(page, pairs.foreign("[A](x) rival."), "a rival", seed, tmp_path / seed)
        ours = "A" if "So it" in (folder / "A.md").read_text() else "B"
        given = {ours: 8, "BA"["AB".index(ours)]: 5}
        scores = {
            side: f"{{{', '.join(f'{name}: {n}' for name in pairs.CRITERIA)}}}" for side, n in given.items()
        }
        file = tmp_path / f"{seed}.yml"
        file.write_text(f"- {{pair: alpha--index, reader: one, A: {scores['A']}, B: {scores['B']}}}\n")
        (found,) = pairs.sums(file, tmp_path / seed / "keys")
        assert set(found.means.values()) == {(8, 5)} and found.rival == "a rival"
        rows.append(ours)
    assert set(rows) == {"A", "B"}
    file.write_text(file.read_text().replace("trust: 8", "trust: 11"))
    with pytest.raises(GuideError, match="less than or equal to 10"):
        pairs.sums(file, tmp_path / "h/keys")


def test_a_state_without_the_page_and_a_state_that_git_does_not_know_are_told(history: Path) -> None:
    with pytest.raises(GuideError, match=r"there was no docs/alpha/new.md\n  mend: HEAD:docs"):
        pairs.earlier("alpha/new.md", "HEAD")
    with pytest.raises(GuideError, match="name a commit or a tag"):
        pairs.earlier("alpha/index.md", "nothing-of-this-name")
