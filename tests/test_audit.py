"""The audit ledger: a changed sentence, an orphan, a verdict without evidence, and a drawing that can be repeated."""

from pathlib import Path

import pytest

from guide import audit, pages
from guide.errors import GuideError
from tests.conftest import ROOT, run

PAGE = """\
# Alpha

Every tensor has a storage.
It is cold.

| name | what |
|---|---|
| one | the first |
"""


@pytest.fixture
def page(small: Path) -> pages.Page:
    """A page of five sentences, none of them read."""
    (small / "docs/alpha/index.md").write_text(PAGE, encoding="utf-8")
    return audit.page_of("alpha/index.md")


def _record(small: Path, page: pages.Page, text: str, fields: str) -> int:
    ident = next(s.digest for s in page.prose if text in s.text)
    file = small / "verdicts.yml"
    file.write_text(f"- {{page: {page.name}, id: {ident}, {fields}}}\n", encoding="utf-8")
    return audit.record(file, "2.13.0")


def test_an_entry_covers_the_words_it_was_given_for(small: Path, page: pages.Page) -> None:
    assert [s.text for s in page.prose][-1] == "one | the first"
    assert audit.coverage(page).read == 0
    assert _record(small, page, "storage", "verdict: holds, how: run, shows: alpha/storages") == 1
    _record(small, page, "cold", "verdict: no claim")
    assert (audit.coverage(page).read, audit.coverage(page).releases) == (2, {"2.13.0": 2})
    (small / "docs/alpha/index.md").write_text(PAGE.replace("It is cold", "It is warm"), encoding="utf-8")
    changed = audit.page_of("alpha/index.md")
    assert audit.coverage(changed).read == 1 and "It is warm." in [s.text for s in audit.unread(changed)]
    assert [f.what for f in audit.faults()] == ["no sentence of alpha/index.md is 'It is cold.…' any more"]
    assert audit.tidy() == 1 and audit.faults() == []


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("verdict: holds", "'holds' needs 'how'"),
        ("verdict: holds, how: run", "needs 'shows'"),
        ("verdict: cannot be checked here", "needs 'shows'"),
        ("verdict: maybe", "field 'verdict'"),
        ("verdict: holds, how: guess, shows: alpha/x", "field 'how'"),
    ],
)
def test_a_verdict_without_evidence_is_refused_and_nothing_is_written(
    small: Path, page: pages.Page, fields: str, told: str
) -> None:
    with pytest.raises(GuideError, match=told):
        _record(small, page, "storage", fields)
    assert not audit.ledger_path(page.name).exists()


def test_what_an_upgrade_changed_is_forgotten(small: Path, page: pages.Page) -> None:
    _record(small, page, "storage", "verdict: holds, how: run, shows: alpha/storages")
    _record(small, page, "cold", "verdict: no claim")
    cold = next(s.digest for s in page.prose if "cold" in s.text)
    audit.forget(page.name, {cold}, small)
    assert [entry.says for entry in audit.entries(page.name).values()] == ["Every tensor has a storage."]


def test_an_unknown_sentence_is_refused(small: Path, page: pages.Page) -> None:
    (small / "v.yml").write_text("- {page: alpha/index.md, id: 0123456789abcdef, verdict: no claim}\n")
    with pytest.raises(GuideError, match="no sentence of alpha/index.md has the digest"):
        audit.record(small / "v.yml", "2.13.0")


def test_a_ledger_without_its_page_is_told(small: Path) -> None:
    path = audit.ledger_path("alpha/gone.md")
    path.parent.mkdir(parents=True)
    path.write_text("[\n]\n")
    assert [f.what for f in audit.faults()] == ["no page has this ledger"]


def test_a_drawing_is_the_seed_s_and_little_changes_it(small: Path, page: pages.Page) -> None:
    first = [s.digest for _, s in audit.draw(3, "a")]
    assert first == [s.digest for _, s in audit.draw(3, "a")]
    assert any(first != [s.digest for _, s in audit.draw(3, seed)] for seed in "bcd")
    (small / "docs/alpha/index.md").write_text(PAGE + "\nOne more.\n", encoding="utf-8")
    assert len(set(first) - {s.digest for _, s in audit.draw(4, "a")}) == 0
    with pytest.raises(GuideError, match="no such chapter"):
        audit.draw(3, "a", "alfa")


def test_a_sample_is_published_once(small: Path) -> None:
    sample: dict[str, object] = {"seed": "a", "drawn": 300, "false": 4, "misleading": 9}
    audit.add_sample(sample)
    assert [(s.seed, s.drawn, s.scope) for s in audit.samples()] == [("a", 300, "all pages")]
    with pytest.raises(GuideError, match="draw with another seed"):
        audit.add_sample(sample)
    audit.add_sample(sample, audit.NOTES)
    with pytest.raises(GuideError, match="no such chapter"):
        audit.add_sample(sample, "notes")


def test_universal_words_are_marked() -> None:
    assert (
        audit.marked("Since it is only one, nobody cannot.") == "«Since» it is «only» one, nobody «cannot»."
    )


def test_the_ledger_has_no_orphans() -> None:
    done = run("scripts/audit_pages.py", "check", cwd=ROOT)
    assert done.returncode == 0, done.stderr
