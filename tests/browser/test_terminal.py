"""A page as text for a terminal: marks gone, links numbered, code untouched."""

import re
from pathlib import Path

import pytest

from guide.reader import contents, terminal

ADDRESS = "https://guide.example/"


@pytest.fixture(autouse=True)
def _guide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "about", lambda: {"address": ADDRESS, "pages": ["a/b.md", "a/index.md"]})


@pytest.mark.parametrize(
    ("markdown", "text"),
    [
        ("# A `head`", "A `head`\n========"),
        ("### Third", "Third"),
        ("A **strong\nword** and *weak* ones", "A strong\nword and weak ones"),
        ("`2**8` and `x**2`, 3 * 4 * 5", "`2**8` and `x**2`, 3 * 4 * 5"),
        ("``` a ``b`` **c** ```", "``` a ``b`` **c** ```"),
        ("```python\nx = [a](b)  # **no** mark\n\ny\n```", "    x = [a](b)  # **no** mark\n\n    y"),
        (
            f"[a]({ADDRESS}a/b/), [again]({ADDRESS}a/b/), [c]({ADDRESS}a/#c)",
            "a [1], again [1], c [2]\n\n[1] inside read a/b\n[2] inside read a/index, at #c",
        ),
        (
            "see [[RFC] `f[0]`](https://h.example/x_(y)) ([z](<https://h.example/z>))",
            "see [RFC] `f[0]` [1] (z [2])\n\n[1] https://h.example/x_(y)\n[2] https://h.example/z",
        ),
        (f"[no page]({ADDRESS}elsewhere/)", f"no page [1]\n\n[1] {ADDRESS}elsewhere/"),
    ],
)
def test_markdown_becomes_text(markdown: str, text: str) -> None:
    assert terminal.render(markdown) == text


def test_no_mark_is_left_on_any_page_of_the_file(hosted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(contents, "archive", lambda: hosted / "inside.pyz")
    cached = (contents.text, contents._pages, contents.about, contents.programs, contents.page)
    for one in cached:
        one.cache_clear()
    try:
        for name in contents.about()["pages"]:
            lines = terminal.render(contents.page(name)).splitlines()
            prose = "\n".join(line for line in lines if not line.startswith("    "))
            bare = re.sub(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)", "", prose, flags=re.DOTALL)
            assert not re.search(r"\]\(https?:|^```", bare, re.MULTILINE), name
    finally:
        for one in cached:
            one.cache_clear()
