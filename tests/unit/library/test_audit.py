"""The audit ledger: a changed sentence, a verdict without evidence, and a drawing that can be repeated."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.library import audit
from guide.pages import documents
from tests.conftest import ROOT

PAGE = """\
# Alpha

Every tensor has a storage.
It is cold.

| name | what |
|---|---|
| one | the first |
"""


@pytest.fixture
def page(small: Path) -> documents.Page:
    """A page of five sentences, none of them read."""
    (small / "docs/alpha/index.md").write_text(PAGE, encoding="utf-8")
    return audit.page_of("alpha/index.md")


def _record(small: Path, page: documents.Page, text: str, fields: str) -> list[audit.Verdict]:
    key = next(audit.key(s) for s in page.prose if text in s.text)
    file = small / "verdicts.yml"
    file.write_text(f"- {{page: {page.name}, id: '{key}', {fields}}}\n", encoding="utf-8")
    return audit.record(file, "2.13.0")


def test_a_verdict_covers_the_words_it_was_given_for_and_others_stop_nothing(
    small: Path, page: documents.Page
) -> None:
    assert [s.text for s in page.prose][-1] == "one | the first"
    assert audit.coverage(page).read == 0
    _record(small, page, "storage", "kind: rule, verdict: ok")
    _record(small, page, "cold", "kind: fact, verdict: ok, shows: a run of 2.12.0")
    assert audit.coverage(page).releases == {"2.13.0": 2}
    assert list(audit.readings(page.name).words.values()) == ["a run of 2.12.0"]
    (small / "docs/alpha/index.md").write_text(PAGE.replace("It is cold", "It is warm"), encoding="utf-8")
    changed = audit.page_of("alpha/index.md")
    assert audit.coverage(changed).read == 1 and "It is warm." in [s.text for s in audit.unread(changed)]
    _record(small, changed, "warm", "kind: fact, verdict: ok")
    assert len(audit.readings(page.name).releases()) == 2 and not audit.readings(page.name).words


def test_what_is_to_be_mended_is_told_and_not_kept(small: Path, page: documents.Page) -> None:
    (row,) = _record(small, page, "cold", "kind: fact, verdict: dull, shows: say why")
    assert row.verdict == "dull" and audit.coverage(page).read == 0


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("kind: fact, verdict: false", "'false' needs 'shows'"),
        ("kind: rule, verdict: maybe", "field 'verdict'"),
        ("kind: guess, verdict: ok", "field 'kind'"),
    ],
)
def test_a_verdict_outside_the_table_is_refused_and_nothing_is_written(
    small: Path, page: documents.Page, fields: str, told: str
) -> None:
    with pytest.raises(GuideError, match=told):
        _record(small, page, "storage", fields)
    assert not (small / "seeds/audit/alpha.json").exists()


def test_what_an_upgrade_changed_is_forgotten(small: Path, page: documents.Page) -> None:
    _record(small, page, "storage", "kind: rule, verdict: ok")
    _record(small, page, "cold", "kind: fact, verdict: ok")
    audit.forget(page.name, {next(s.digest for s in page.prose if "cold" in s.text)}, small)
    read = [s.text for s in page.prose if s not in audit.unread(page)]
    assert read == ["Every tensor has a storage."]


def test_an_unknown_sentence_is_refused(small: Path, page: documents.Page) -> None:
    (small / "v.yml").write_text("- {page: alpha/index.md, id: '01234567', kind: fact, verdict: ok}\n")
    with pytest.raises(GuideError, match="no sentence of alpha/index.md has the key"):
        audit.record(small / "v.yml", "2.13.0")


def test_the_ledger_is_small() -> None:
    assert sum(path.stat().st_size for path in (ROOT / "seeds/audit").iterdir()) < 400_000


def test_a_drawing_is_the_seed_s_and_little_changes_it(small: Path, page: documents.Page) -> None:
    first = [s.digest for _, s in audit.draw(3, "a")]
    assert first == [s.digest for _, s in audit.draw(3, "a")]
    assert any(first != [s.digest for _, s in audit.draw(3, seed)] for seed in "bcd")
    (small / "docs/alpha/index.md").write_text(PAGE + "\nOne more.\n", encoding="utf-8")
    assert len(set(first) - {s.digest for _, s in audit.draw(4, "a")}) == 0
    with pytest.raises(GuideError, match="no such chapter"):
        audit.draw(3, "a", "alfa")


def test_a_sample_is_published_once(small: Path) -> None:
    sample: dict[str, object] = {
        "seed": "a",
        "drawn": 300,
        "false": 4,
        "misleading": 9,
        "dull": 2,
        "cryptic": 1,
    }
    audit.add_sample(sample)
    assert [(s.seed, s.drawn, s.scope) for s in audit.samples()] == [("a", 300, "all pages")]
    with pytest.raises(GuideError, match="draw with another seed"):
        audit.add_sample(sample)
    audit.add_sample(sample, audit.NOTES)
    with pytest.raises(GuideError, match="no such chapter"):
        audit.add_sample(sample, "notes")
