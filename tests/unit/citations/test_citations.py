"""Finding citations in pages and figures: none that a reader can follow escapes, none in code counts."""

from pathlib import Path

import pytest

from guide.citations.collect import citations_in
from guide.core.errors import GuideError
from guide.pages import figures

PAGE = """\
---
title: "[x](src:front/matter.h)"
---
# Title

A [one](src:a/b.h#f), again [two](src:a/b.h#f) and `[no](src:in/code.h)`.

- item [three](<src:a/b.py#f~x = y>)

        [code](src:in/indented.h)

```markdown
[no](src:in/fence.h)
```

| [cell](src:a/b.h#f@2) | [ref][r] |
|---|---|
| x | y |

/// question | Why?
[five](src:a/d.h#X::~X)
///

[r]: src:a/c.h
<!-- [no](src:in/comment.h) -->
"""


def test_citations_with_their_lines(tmp_path: Path) -> None:
    (tmp_path / "p.md").write_text(PAGE)
    found = [(c.target, c.line) for c in citations_in(tmp_path)]
    assert found == [
        ("a/b.h#f", 6),
        ("a/b.h#f", 6),
        ("a/b.py#f~x = y", 8),
        ("a/b.h#f@2", 16),
        ("a/c.h", 16),
        ("a/d.h#X::~X", 21),
    ]


DOT = """\
digraph g {
  // a [URL="src:in/comment.h"]
  a [label="one", URL="src:a/b.h#f"];
  b [ href = "src:a/b.h#f<int>" label="URL=src:in/label.h" ]
  c [label=<<TABLE><TR><TD HREF="src:a/c.h">x</TD></TR></TABLE>>, edgeURL="https://one.example/"]
  d [URL="src:a/b.h#f"]
  a -> b -> c -> d
}
"""
SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <!-- <a href="src:in/comment.h"/> -->
  <text>src:in/text.h</text>
  <a href="src:a/b.h#f&lt;int&gt;"><text>one</text></a>
  <a xmlns:x="http://www.w3.org/1999/xlink"
     x:href="src:a/c.h"><text>two</text></a>
</svg>
"""


@pytest.fixture
def drawings(tmp_path: Path) -> Path:
    """The folder of a chapter's figures."""
    folder = tmp_path / "ch" / "diagrams"
    folder.mkdir(parents=True)
    return folder


def test_citations_of_drawn_figures(tmp_path: Path, drawings: Path) -> None:
    """Read from what was drawn, told at the source that a person edits."""
    (drawings / "f.dot").write_text(DOT)
    figures.draw(drawings / "f.dot")
    found = sorted((c.line, c.target, c.page.name) for c in citations_in(tmp_path))
    assert found == [
        (3, "a/b.h#f", "f.dot"),
        (4, "a/b.h#f<int>", "f.dot"),
        (5, "a/c.h", "f.dot"),
        (6, "a/b.h#f", "f.dot"),
    ]


def test_citations_of_figures_drawn_by_hand(tmp_path: Path, drawings: Path) -> None:
    (drawings / "f.svg").write_text(SVG)
    found = [(c.line, c.target, c.page.name) for c in citations_in(tmp_path)]
    assert found == [(4, "a/b.h#f<int>", "f.svg"), (6, "a/c.h", "f.svg")]


def test_a_figure_older_than_its_source_is_refused(tmp_path: Path, drawings: Path) -> None:
    (drawings / "f.dot").write_text(DOT)
    figures.draw(drawings / "f.dot")
    (drawings / "f.dot").write_text(DOT.replace("a/c.h", "a/new.h"))
    with pytest.raises(
        GuideError, match=r"f.dot: its SVG .* older source\n  mend: python scripts/render_diagrams.py"
    ):
        citations_in(tmp_path)


def test_a_drawing_that_is_not_xml_is_refused(tmp_path: Path, drawings: Path) -> None:
    (drawings / "f.svg").write_text("<svg><a></svg>")
    with pytest.raises(GuideError, match=r"f.svg:1: not valid SVG"):
        citations_in(tmp_path)
