"""Minutes are counted from what a page holds, wherever a page says them."""

import re
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.pages import documents, filled, minutes
from tests.conftest import ROOT


def counted(folder: Path, text: str) -> int:
    path = folder / "page.md"
    path.write_text(text, encoding="utf-8")
    return minutes._counted(path, path.stat().st_mtime_ns + len(text))


def test_words_programs_and_questions_count_and_nothing_else(tmp_path: Path) -> None:
    plain = "one two three four five six seven eight nine ten. " * 13
    assert counted(tmp_path, plain) == 1
    assert counted(tmp_path, f"---\ntitle: {plain}\n---\n{plain}") == 1
    assert counted(tmp_path, f"{plain}\n```python\n{plain}\n```\n") == 1
    assert counted(tmp_path, plain.replace("ten.", "[ten](https://a.invalid/one/two/three/four).")) == 1
    assert counted(tmp_path, f"{plain}\n/// experiment | a/b\n    predict: Which?\n///\n") == 4
    assert counted(tmp_path, f"{plain}\n/// question | Why?\nBecause.\n///\n") == 3


def test_every_map_counts_the_minutes_of_its_pages() -> None:
    for page in documents.every():
        rows = re.findall(r"^\| \[[^]]*\]\([\w-]+\.md\) \|.*\| (\S.*?) \|$", page.source, re.M)
        assert [said for said in rows if said.isdigit()] == [], f"{page.name} has minutes by hand"
    paths = (ROOT / "docs/library/paths.md").read_text(encoding="utf-8")
    assert not re.findall(r"\]\(\.\./[^)]*\), \*\*\d+ minutes", paths)
    assert "{{ hours: " in paths and "hours: " not in filled.filled(paths)


@pytest.mark.parametrize(
    "asked", ["{{ minutes: autograd/no-page }}", "{{ minutes: autograd }}", "{{ hours: nowhere }}"]
)
def test_an_unknown_page_or_path_is_told(asked: str) -> None:
    with pytest.raises(GuideError, match="there is no|no such path"):
        filled.filled(asked)


def test_several_pages_are_added() -> None:
    both = filled.filled("{{ minutes: autograd/hooks + autograd/modes }}")
    assert int(both) == minutes.reading_time("autograd/hooks") + minutes.reading_time("autograd/modes") > 20
