"""Two builds compared: nothing that a reader would see passes unnoticed, and nothing is ignored unasked."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.site import compare
from tests.conftest import run


@pytest.fixture
def sites(tmp_path: Path) -> tuple[Path, Path]:
    """Two sites of the same two pages and one picture."""
    for name in ("before", "after"):
        folder = tmp_path / name
        (folder / "a").mkdir(parents=True)
        (folder / "index.html").write_text("<h1>Home</h1><p>One word here.</p>", encoding="utf-8")
        (folder / "a/index.html").write_text("<h1>A</h1><p>2026-01-01</p>", encoding="utf-8")
        (folder / "logo.png").write_bytes(b"\x89PNG\xff")
    return tmp_path / "before", tmp_path / "after"


def test_equal_sites_have_no_difference(sites: tuple[Path, Path]) -> None:
    assert compare.compare(*sites) == []


def test_a_word_a_lost_page_a_new_page_and_a_picture_are_told(sites: tuple[Path, Path]) -> None:
    _, after = sites
    (after / "index.html").write_text("<h1>Home</h1><p>One word there.</p>", encoding="utf-8")
    (after / "a/index.html").rename(after / "a/other.html")
    (after / "logo.png").write_bytes(b"\x89PNG\xfe")
    found = {one.path: (one.kind, one.diff) for one in compare.compare(*sites)}
    assert found == {
        "a/index.html": ("missing", ()),
        "a/other.html": ("new", ()),
        "index.html": ("changed", ("-<p>One word here.", "+<p>One word there.")),
        "logo.png": ("changed", ()),
    }


def test_the_same_change_on_many_pages_is_told_once(sites: tuple[Path, Path]) -> None:
    _, after = sites
    for name, way in (("index.html", ""), ("a/index.html", "../")):
        path = after / name
        path.write_text(path.read_text(encoding="utf-8") + f'<script src="{way}new.js">', encoding="utf-8")
    (after / "other.html").write_text("", encoding="utf-8")
    groups = compare.alike(compare.compare(*sites))
    assert [[one.path for one in group] for group in groups] == [
        ["other.html"],
        ["a/index.html", "index.html"],
    ]


def test_only_what_is_named_is_ignored(sites: tuple[Path, Path]) -> None:
    _, after = sites
    (after / "a/index.html").write_text("<h1>A</h1><p>2026-02-02</p>", encoding="utf-8")
    assert [one.path for one in compare.compare(*sites, ignore=[compare.IGNORABLE["digests"]])] == [
        "a/index.html"
    ]
    assert compare.compare(*sites, ignore=[compare.IGNORABLE["dates"]]) == []
    with pytest.raises(GuideError, match="no regular expression"):
        compare.compare(*sites, ignore=["("])


def test_white_space_alone_is_still_a_difference(sites: tuple[Path, Path]) -> None:
    _, after = sites
    (after / "index.html").write_text("<h1>Home</h1>\n<p>One word here.</p>", encoding="utf-8")
    assert [one.diff for one in compare.compare(*sites)] == [("(white space alone)",)]
    (after / "index.html").write_text("<h1>Home</h1><p>One  word\nhere.</p>", encoding="utf-8")
    assert compare.compare(*sites, ignore=[compare.IGNORABLE["space"]]) == []


def test_an_unknown_commit_is_refused_in_one_message() -> None:
    done = run("scripts/compare_builds.py", "no-such-commit")
    assert done.returncode == 2
    assert done.stderr.startswith("error: no-such-commit: git knows no such commit")
