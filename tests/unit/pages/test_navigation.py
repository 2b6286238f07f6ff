"""The navigation as the guide reads it is the one that MkDocs builds."""

from pathlib import Path

import pytest
from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.nav import get_navigation

from guide.core.errors import GuideError
from guide.pages import navigation
from tests.conftest import ROOT


def _built(docs: Path) -> list[str]:
    """The pages in the order of MkDocs with its plugin."""
    config = load_config(str(ROOT / "mkdocs.yml"), docs_dir=str(docs))
    config.plugins._current_plugin = None
    files = config.plugins.on_files(get_files(config), config=config)
    nav = config.plugins.on_nav(get_navigation(files, config), config=config, files=files)
    seen, queue = [], list(nav.items)
    while queue:
        item = queue.pop(0)
        queue[:0] = item.children or []
        if item.is_page:
            seen.append(item.file.src_uri)
    return seen


def _ours(docs: Path) -> list[str]:
    return [path.relative_to(docs).as_posix() for path in navigation.read(docs).pages()]


def test_the_guides_own_order() -> None:
    assert _ours(ROOT / "docs") == _built(ROOT / "docs")


@pytest.mark.parametrize(
    "written",
    [
        None,
        "nav:\n  - b.md\n  - ...\n  - a.md\n",
        "nav:\n  - ... | c*\n  - a.md\n  - ...\n",
        "nav:\n  - ...\n  - ... | regex=^[cd]\n",
        "nav:\n  - deep\n  - A section:\n      - c.md\n      - Renamed: a.md\n  - Away: https://away.example/\n",
        "nav:\n  - a.md\n",
    ],
)
def test_every_way_to_write_it(tmp_path: Path, written: str | None) -> None:
    for name in (
        "index.md",
        "b.md",
        "a.md",
        "c.md",
        "deep/index.md",
        "deep/z.md",
        "deep/y.md",
        "drawings/x.svg",
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("# T\n")
    if written is not None:
        (tmp_path / ".pages").write_text(written)
    (tmp_path / "deep/.pages").write_text("title: Deep\nnav:\n  - z.md\n  - ...\n")
    assert _ours(tmp_path) == _built(tmp_path)


def test_a_hidden_folder_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("index.md", "deep/z.md"):
        (tmp_path / name).write_text("# T\n")
    (tmp_path / "deep/.pages").write_text("hide: true\n")
    assert _ours(tmp_path) == _built(tmp_path) == ["index.md"]


def test_what_is_listed_in_vain_is_named(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# T\n")
    (tmp_path / ".pages").write_text("nav:\n  - index.md\n  - gone.md\n")
    assert navigation.read(tmp_path).absent == ("gone.md",)


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("nav: index.md\n", "list"),
        ("nav:\n  - [a, b]\n", "Invalid nav item"),
        ("nav:\n  - ...\n  - ...\n", "Duplicate rest entry"),
        ("nav:\n  - a: [\n", "not valid YAML"),
        ("order: desc\n", "an order by rule"),
        ("- a.md\n", "begin it with"),
    ],
)
def test_a_fault_names_the_file(tmp_path: Path, written: str, says: str) -> None:
    (tmp_path / ".pages").write_text(written)
    with pytest.raises(GuideError, match=says) as fault:
        navigation.read(tmp_path)
    assert ".pages" in fault.value.where
