"""Figures: drawn from source, without colours of their own; faults are told."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.pages import figures
from tests.conftest import ROOT, run


@pytest.fixture
def dot(small: Path) -> Path:
    path = small / "docs/alpha/diagrams/box.dot"
    path.parent.mkdir()
    path.write_text(
        'digraph { a [label="x < y", class="key", URL="src:a.h#b"]; a -> b [style=dashed, color=red] }\n'
    )
    return path


def test_drawing_brings_no_colours_fonts_or_ids(dot: Path) -> None:
    figures.draw(dot)
    svg = dot.with_suffix(".svg").read_text()
    for word in ("fill=", "stroke=", "font-family", " id=", "<title"):
        assert word not in svg
    assert (
        'class="node key"' in svg and "x &lt; y" in svg and "src:a.h#b" in svg and "stroke-dasharray" in svg
    )
    assert figures.is_fresh(dot)


def test_drawing_again_gives_the_same_bytes(dot: Path) -> None:
    figures.draw(dot)
    before = dot.with_suffix(".svg").read_bytes()
    figures.draw(dot)
    assert dot.with_suffix(".svg").read_bytes() == before


def test_a_link_target_may_hold_angle_brackets(dot: Path) -> None:
    dot.write_text('digraph { a [URL="src:a.h#caster<at::Tensor>"] }\n')
    figures.draw(dot)
    assert "caster&lt;at::Tensor&gt;" in dot.with_suffix(".svg").read_text()


def test_bad_source_is_one_message_and_writes_nothing(dot: Path) -> None:
    dot.write_text("digraph { a -> }\n")
    with pytest.raises(GuideError, match="Graphviz refuses it"):
        figures.draw(dot)
    assert not dot.with_suffix(".svg").exists()


def test_a_link_that_is_no_citation_is_refused(dot: Path) -> None:
    dot.write_text('digraph { a [URL="https://x.example/"] }\n')
    figures.draw(dot)
    with pytest.raises(GuideError, match="not a 'src:' citation"):
        figures.inline("alpha/box", "x", lambda target: (target, ""))


def test_command_draws_then_is_content(dot: Path, small: Path) -> None:
    def command(*args: str):
        return run(ROOT / "scripts/render_diagrams.py", *args, GUIDE_ROOT=str(small))

    assert command("--check").returncode == 1
    assert not dot.with_suffix(".svg").exists()
    assert command().returncode == 1
    assert command().returncode == 0
    assert command("--check").returncode == 0


def hand(small: Path, inner: str = "", attributes: str = 'viewBox="0 0 90 40"', before: str = "") -> Path:
    path = small / "docs/alpha/diagrams/hand.svg"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f'{before}<svg xmlns="http://www.w3.org/2000/svg" {attributes}>{inner}</svg>\n')
    return path


@pytest.mark.parametrize(
    ("inner", "says"),
    [
        ("<script>alert(1)</script>", "holds the element <script>"),
        ('<g onclick="alert(1)"/>', "holds the attribute 'onclick'"),
        ('<image href="https://x.example/a.png"/>', "holds the element <image>"),
        ("<foreignObject><p/></foreignObject>", "holds the element <foreignObject>"),
        ('<use href="https://x.example/a.svg#b"/>', "holds the element <use>"),
        ('<animate attributeName="href"/>', "holds the element <animate>"),
        ("<style>*{}</style>", "holds the element <style>"),
        ('<rect style="fill:url(https://x.example)"/>', "holds the attribute 'style'"),
        ('<path marker-end="url(https://x.example#a)"/>', "refers to something outside"),
        ('<html:p xmlns:html="http://www.w3.org/1999/xhtml"/>', "holds the element <p>"),
        ("<g>", "not valid SVG"),
        ("&undefined;", "not valid SVG"),
        ("\x1b", "ESCAPE"),
        ('<a href="javascript:alert(1)"/>', "not a 'src:' citation"),
    ],
)
def test_a_drawing_by_hand_holds_shapes_and_text_alone(small: Path, inner: str, says: str) -> None:
    hand(small, inner)
    with pytest.raises(GuideError, match=says):
        figures.inline("alpha/hand", "x", lambda target: (target, ""))


@pytest.mark.parametrize(
    "box", ["", "0 0", "a b c d", "0 0 nan 4", "0 0 -5 4", "0 0 1e9 4", "0 0 inf 4", "1 2 3 4 5"]
)
def test_a_view_box_is_four_numbers(small: Path, box: str) -> None:
    hand(small, attributes=f'viewBox="{box}"')
    if not box:
        figures.inline("alpha/hand", "x", lambda target: (target, ""))
        return
    with pytest.raises(GuideError, match="is not four numbers"):
        figures.inline("alpha/hand", "x", lambda target: (target, ""))


@pytest.mark.parametrize(
    "before",
    [
        '<!DOCTYPE svg [<!ENTITY a "b">]>',
        '<!DOCTYPE svg SYSTEM "file:///etc/passwd">',
        "<!ENTITY % a SYSTEM 'x'>",
    ],
)
def test_a_drawing_declares_nothing(small: Path, before: str) -> None:
    hand(small, before=before)
    with pytest.raises(GuideError, match="hand.svg:1: it holds <!"):
        figures.inline("alpha/hand", "x", lambda target: (target, ""))


def test_what_is_no_drawing_is_told(small: Path) -> None:
    hand(small).write_text("<html/>")
    with pytest.raises(GuideError, match="not an SVG"):
        figures.inline("alpha/hand", "x", lambda target: (target, ""))
    hand(small).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GuideError, match="not UTF-8"):
        figures.inline("alpha/hand", "x", lambda target: (target, ""))


def test_a_drawing_reads_no_file(dot: Path) -> None:
    (dot.parent / "secret.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    dot.write_text(f'digraph {{ a [image="{dot.parent}/secret.png"] }}\n')
    try:
        figures.draw(dot)
    except GuideError as error:
        assert "Graphviz refuses it" in str(error) or "holds the element" in str(error)
    assert not dot.with_suffix(".svg").exists() or "secret" not in dot.with_suffix(".svg").read_text()


def test_a_heavy_drawing_ends(dot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "SECONDS", 1)
    nodes = "; ".join(f"n{i} -> n{(i * i * 7 + j * 13) % 900}" for i in range(900) for j in range(6))
    dot.write_text(f"digraph {{ {nodes} }}\n")
    with pytest.raises(GuideError, match="is not done|takes more than"):
        figures.draw(dot)
    assert not dot.with_suffix(".svg").exists()
