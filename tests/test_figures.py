"""Figures: drawn from source, without colours of their own; faults are told."""

from pathlib import Path

import pytest

from guide import figures
from guide.errors import GuideError
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
