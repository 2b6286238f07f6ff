"""Reading the lock."""

from pathlib import Path

import pytest

from guide.citations import lock
from guide.core.errors import GuideError

ONE = (
    '"a/b.h#f": {"path": "a/b.h", "symbol": "f", "lines": %s, "evidence": "%s", "file": "x", "sha256": "00"}'
)


def written(folder: Path, rows: str) -> Path:
    path = folder / "lock.json"
    path.write_text('{"release": {"version": "9.9.0", "commit": "abc"}, "citations": {%s}}' % rows)  # noqa: UP031
    return path


def test_entry_tells_its_address_and_what_it_rests_on(tmp_path: Path) -> None:
    loaded = lock.load(written(tmp_path, ONE % ("[3, 9]", "header-text")))
    entry = loaded.get("src:a/b.h#f")
    assert (loaded.version, loaded.commit) == ("9.9.0", "abc")
    assert entry.permalink(loaded.commit) == "https://github.com/pytorch/pytorch/blob/abc/a/b.h#L3-L9"
    assert entry.describe() == "PyTorch 9.9.0 · a/b.h · lines 3–9 · header text in the wheel"
    assert loaded.get("a/b.h#g") is None
    assert loaded.nearest("src:a/b.h#ff") == ["a/b.h#f"]


@pytest.mark.parametrize(
    ("lines", "evidence", "said"),
    [
        ("[3, 3]", "python-text", "line 3 · Python text in the wheel"),
        ("null", "binary-symbol", "f · symbol in the compiled library"),
        ("[1, 2]", "generated", "lines 1–2 · generated at build, not in the repository"),
    ],
)
def test_hover_text(tmp_path: Path, lines: str, evidence: str, said: str) -> None:
    entry = lock.load(written(tmp_path, ONE % (lines, evidence))).get("a/b.h#f")
    assert entry.describe() == f"PyTorch 9.9.0 · a/b.h · {said}"
    assert (entry.permalink("abc") is None) == (evidence == "generated")


def test_a_changed_lock_is_read_again(tmp_path: Path) -> None:
    assert not lock.load(written(tmp_path, "")).entries
    assert lock.load(written(tmp_path, ONE % ("null", "binary-path"))).entries


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "no such file"),
        ("{\n  nonsense", "not valid JSON"),
        ("[]", "another shape"),
        ('{"release": {"version": "1"}, "citations": {}}', "release.commit"),
        ('{"release": {"version": "1", "commit": "c"}, "citations": {"a": 3}}', "another shape"),
        ('{"release": {"version": "1", "commit": "c"}, "citations": {"a": {"path": "a"}}}', "citations.a"),
        (
            '{"release": {"version": "1", "commit": "c"}, "citations": {"a": {"lines": ["x", 2]}}}',
            "another shape",
        ),
    ],
)
def test_a_damaged_lock_names_the_command(tmp_path: Path, text: str | None, told: str) -> None:
    path = tmp_path / "lock.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(GuideError, match="lock_sources.py") as error:
        lock.load(path)
    assert told in error.value.what and str(path) in error.value.where
