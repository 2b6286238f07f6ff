"""A Markdown instance with the guide's extension, and a small repository with evidence in it."""

import json
from pathlib import Path

import pytest
from markdown import Markdown

from guide.experiments import programs
from guide.pages import figures

PROGRAM = '"""Adds two numbers."""\nprint(1 + 1)\n'


@pytest.fixture
def evidence(small: Path) -> Path:
    """The small repository with one locked citation, one experiment, one figure and one term."""
    lock = {
        "release": {"version": "2.13.0", "commit": "c" * 40},
        "citations": {
            "c10/core/TensorImpl.h#TensorImpl": {
                "path": "c10/core/TensorImpl.h",
                "symbol": "TensorImpl",
                "lines": [10, 20],
                "evidence": "header-text",
                "file": "torch/include/c10/core/TensorImpl.h",
                "sha256": "0" * 16,
            }
        },
    }
    (small / "seeds/sources.lock.json").write_text(json.dumps(lock))
    folder = small / "docs/alpha/experiments"
    folder.mkdir()
    (folder / "sum.py").write_text(PROGRAM)
    digest = programs.read(folder / "sum.py").digest
    (folder / "sum.out").write_text(f"program: {digest}\ntorch: 2.13.0\ndevice: cpu\n---\n2\n")
    drawings = small / "docs/alpha/diagrams"
    drawings.mkdir()
    (drawings / "box.dot").write_text('digraph { a [URL="src:c10/core/TensorImpl.h#TensorImpl"] }\n')
    digest = figures.digest(drawings / "box.dot")
    (drawings / "box.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 40" '
        f'data-source="{digest}"><g class="node"><a xlink:href="src:c10/core/TensorImpl.h#TensorImpl">'
        f"<text>a</text></a></g></svg>"
    )
    (small / "seeds/glossary.yml").write_text(
        "- term: key set\n  also: [DispatchKeySet]\n  means: The dispatch keys of a tensor, as bits.\n  page: alpha/index.md\n"
    )
    return small


class _Here:
    """Stands in for the engine: it tells which page is rendered."""

    def __init__(self, path: str) -> None:
        self.path = path


@pytest.fixture
def render(evidence: Path):
    """Render text as the page docs/alpha/index.md."""

    def go(text: str) -> str:
        (evidence / "docs/alpha/index.md").write_text(text, encoding="utf-8")
        md = Markdown(extensions=["pymdownx.superfences", "guide.render"])
        md.preprocessors.register(_Page(_Here("alpha/index.md")), "page", 0)
        return md.convert(text)

    return go


class _Page:
    def __init__(self, page: _Here) -> None:
        self.page = page

    def run(self, lines: list[str]) -> list[str]:
        return lines
