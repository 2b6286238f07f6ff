"""Planted faults: the build and the preview tell each with its file and line, and how to mend it."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click import ClickException
from mkdocs.commands import build
from mkdocs.config import load_config

from guide.core.errors import GuideError
from guide.site import link_faults, sources
from guide.site.preview import Preview
from tests import world

DEEP, MAP = "docs/alpha/deep.md", "docs/alpha/index.md"
LINES = world.FILES[MAP].count("\n")
SUM = "docs/alpha/experiments/sum.py"
RECORD = "seeds/resources/alpha.yml"
GLOSSARY = "seeds/glossary.yml"

# What is added to the page `index.md`, on which line of the addition it stands, and what is said of it.
ADDED = [
    ("[no](gone.md)", 1, "gone.md"),
    ("One.\n\nTwo [no](../beta/index.md).", 3, "beta/index.md"),
    ("[no](deep.md#nowhere)", 1, "anchor"),
    ("[no](#nowhere)", 1, "no such anchor"),
    ("## Wärme { #wärme }\n\n[yes](#w%C3%A4rme) [no](#k%C3%A4lte)", 3, "kälte"),
    ("[no](/absolute/)", 1, "absolute"),
    ("[no](reading)", 1, "reading"),
    ("![no](missing.png)", 1, "missing.png"),
    ("[no](src:c10/core/Other.h#Other)", 1, "is not locked"),
    ("One.\n\n[no](src:c10/core/Thing.h#c10::Thin)", 3, "nearest"),
    ("[no](ref:two)", 1, "two"),
    ("[](ref:on)", 1, "on"),
    ("/// experiment | alpha/non\n    predict: How?\n\nSee.\n///", 1, "non"),
    ("/// experiment | alpha/sum\n\nSee.\n///", 1, "asks for no prediction"),
    ("/// experiment\n    predict: How?\n\nSee.\n///", 1, "wants an argument"),
    ("/// experiment | alpha/sum\n    predcit: How?\n\nSee.\n///", 1, "no option 'predcit'"),
    ("/// figure | alpha/non\n    alt: A box.\n\nA caption.\n///", 1, "non"),
    ("/// figure | alpha/box\n\nA caption.\n///", 1, "no text alternative"),
    ("/// figure | ../../box\n    alt: A box.\n\nA caption.\n///", 1, "no name within docs"),
    ("/// steps | alpha/sum\n\nSee.\n///", 1, "sum.out"),
    ("/// explorer | alpha/sum\n\nSee.\n///", 1, "sum.out"),
    ("/// error | alpha/sum\n    where: call\n\nSee.\n///", 1, "has no 'pattern'"),
    ("/// download | outside.pyz\n///", 1, "makes no"),
    ("/// reading-list | beta\n///", 1, "no chapter"),
    ("/// seed-section | second\n    section: x\n///", 1, "no seed list"),
    ("/// seed-section | first\n    section: x\n///", 1, "no section"),
    ("/// figrue | alpha/box\n    alt: A box.\n\nA caption.\n///", 1, "unknown"),
    ("A number {{ alpha/sum: it is # }}.", 1, "no such numbers"),
    ("A number {{ alpha/non: # }}.", 1, "there is no"),
    ("It takes {{ minutes: alpha/non }} minutes.", 1, "there is no"),
    ('```python\n--8<-- "docs/alpha/experiments/non.py:part"\n```', 2, "there is no"),
    ('```python\n--8<-- "docs/alpha/experiments/sum.py:part"\n```', 2, "no region"),
    ("x" * 4001, 1, "at most 4000"),
    ("<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> theirs", 1, "merge conflict"),
    ('See <a href="../nowhere/">there</a>.', 1, "nothing checks a link"),
]
# A file, what is written in the place of what, the file and line that are told, and what is said.
WRITTEN = [
    (RECORD, "level: deep", "level: deeper", f"{RECORD}:1", "level"),
    (RECORD, "about:", "abuot:", f"{RECORD}:1", "abuot"),
    (RECORD, "title: One", "title: One: two", f"{RECORD}:2", "not valid YAML"),
    (RECORD, "  title: One\n", "  title: One\n  title: Two\n", f"{RECORD}:3", "given twice"),
    (RECORD, "title: One", "title: Issue #12, answered", f"{RECORD}:2", "read as a comment.*quote"),
    (RECORD, "  title: One", "<<<<<<< HEAD\n  title: One", f"{RECORD}:2", "merge conflict.*keep one"),
    (MAP, "question: What is it?", "question: What is #12?", f"{MAP}:2", "read as a comment"),
    ("docs/alpha/.pages", "title: Alpha\nnav:\n", "", "docs/alpha/.pages:1", "a list and no mapping"),
    ("docs/alpha/.pages", "  - deep.md\n", "", "docs/alpha/deep.md", "no '.pages' lists it"),
    (GLOSSARY, "alpha/index.md", "alpha/non.md", f"{GLOSSARY}:1", "no docs/alpha/non.md"),
    (GLOSSARY, "DispatchKeySet", "key set", f"{GLOSSARY}:1", "defined already"),
    (MAP, "question: What is it?", "question: What: is it?", f"{MAP}:2", "YAML"),
    (MAP, "question: What is it?", "question: What is it?\nquestion: What?", f"{MAP}:3", "twice"),
    (SUM, "print(1 + 1)", "print(1 + 2)", f"{DEEP}:5", "changed"),
    (SUM, "print(1 + 1)", "print(1 + 1", f"{DEEP}:5", "not valid Python"),
    ("docs/alpha/diagrams/box.dot", "a -> b", "b -> a", f"{DEEP}:11", "box"),
    ("docs/alpha/.pages", "deep.md", "deeper.md", "docs/alpha/.pages", "deeper.md"),
]  # fmt: skip
FAULTS = [
    *((MAP, "", f"{added}\n", f"{MAP}:{LINES + 1 + line}", says) for added, line, says in ADDED),
    *WRITTEN,
]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The small world, which all that is below takes for the repository."""
    with pytest.MonkeyPatch.context() as patch:
        folder = world.make(tmp_path_factory.mktemp("world")) / "repository"
        patch.setenv("GUIDE_ROOT", str(folder))
        yield folder


@pytest.fixture(scope="module")
def preview(base: Path, tmp_path_factory: pytest.TempPathFactory) -> Preview:
    """One preview, in which fault comes after fault as in a morning's work."""
    made = Preview("http://127.0.0.1/", tmp_path_factory.mktemp("preview"))
    assert made.check() == []
    return made


def built(base: Path, out: Path) -> str:
    """What a strict build says; it runs in this process, for a new one would take a second to start."""
    said = list[str]()
    heard = logging.Handler(logging.WARNING)
    heard.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    pages, located = logging.getLogger("mkdocs.structure.pages"), link_faults.Located()
    pages.addFilter(located)
    logging.getLogger("mkdocs").addHandler(heard)
    try:
        sources.check()
        build.build(load_config(str(base / "mkdocs.yml"), site_dir=str(out)))
    except (GuideError, ClickException) as error:
        said.append(error.format_message() if isinstance(error, ClickException) else str(error))
    finally:
        pages.removeFilter(located)
        logging.getLogger("mkdocs").removeHandler(heard)
    return "\n".join(said)


@pytest.mark.parametrize(("name", "old", "new", "where", "says"), FAULTS)
def test_a_fault_is_told_with_file_and_line_by_build_and_preview(
    base: Path, preview: Preview, tmp_path: Path, name: str, old: str, new: str, where: str, says: str
) -> None:
    path = base / name
    before = path.read_text()
    assert old in before
    path.write_text(before.replace(old, new, 1) if old else f"{before}\n{new}")
    try:
        preview.changed([path])
        by_preview, by_build = "\n".join(preview.check()), built(base, tmp_path)
    finally:
        path.write_text(before)
        preview.changed([path])
    for told in (by_preview, by_build):
        assert re.search(rf"{re.escape(where)}\b.*{says}", told, re.S), told
        assert "Traceback" not in told
    assert "mend: " in by_preview and "mend: " in by_build


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("seeds/resources/alhpa.yml", "[]\n", "no chapter docs/alhpa/"),
        ("docs/alpha/lost.md", "# Lost\n", "no '.pages' lists it"),
        ("docs/alpha/deep/deep.md", "[x](src:a)\n" * 20_000, "at most 0.12 MB"),
    ],
)
def test_a_file_that_should_not_be_there_is_told(
    base: Path, preview: Preview, tmp_path: Path, name: str, text: str, says: str
) -> None:
    path = base / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    try:
        preview.changed([path])
        by_preview, by_build = "\n".join(preview.check()), built(base, tmp_path)
    finally:
        path.unlink()
        if path.parent.name == "deep":
            path.parent.rmdir()
        preview.changed([path])
    for told in (by_preview, by_build):
        assert re.search(rf"{re.escape(name)}\b.*{says}.*mend: ", told, re.S), told


def test_all_is_well_when_every_fault_is_mended(preview: Preview) -> None:
    assert preview.check() == []


def test_one_page_is_checked_with_the_anchors_that_it_links_to(base: Path, tmp_path: Path) -> None:
    path, before = base / MAP, world.FILES[MAP]
    path.write_text(before + "\n[Deep](deep.md#deep), [no](deep.md#nowhere).\n")
    (base / DEEP).write_text(world.FILES[DEEP] + "\n[no](gone.md)\n")
    try:
        said = Preview("http://127.0.0.1/", tmp_path).check_pages(["alpha/index.md"])
    finally:
        path.write_text(before)
        (base / DEEP).write_text(world.FILES[DEEP])
    assert len(said) == 1 and f"{MAP}:{LINES + 2}" in said[0] and "nowhere" in said[0]


def test_a_page_with_a_fault_is_shown_with_it_and_without_when_it_is_mended(
    base: Path, preview: Preview
) -> None:
    path, before = base / MAP, world.FILES[MAP]
    for added, shown in (("[no](ref:two)", f"{MAP}:{LINES + 2}"), ("Mended.", "Mended.")):
        path.write_text(f"{before}\n{added}\n")
        preview.changed([path])
        html = preview.html("alpha/index.md")
        assert shown in html and "A map." in html  # what it said before is still there
        assert ("admonition failure" in html) is (added != "Mended.")
    path.write_text(before)
    preview.changed([path])


# What a writer saves, and what of it must be seen: in the page that is named, without another save.
SAVED = [
    (DEEP, "# Deep", "# Deeper", "index.md", ""),
    (DEEP, "Because.", "Because it is so.", "alpha/deep.md", "Because it is so."),
    ("docs/alpha/diagrams/hand.svg", ">a<", ">b<", "alpha/index.md", ""),
    (RECORD, "title: One", "title: Uno", "alpha/deep.md", ">Uno</a>"),
    (RECORD, "title: One", "title: Uno", "library/index.md", "Uno"),
    (GLOSSARY, "as bits", "as a set of bits", "library/glossary.md", "as a set of bits"),
    ("overrides/main.html", "Proved on", "Shown on", "alpha/deep.md", "Shown on PyTorch"),
    ("docs/alpha/.pages", "title: Alpha", "title: First", "index.md", ""),
    ("mkdocs.yml", "site_name: Inside PyTorch", "site_name: Outside", "alpha/deep.md", "Outside"),
    ("docs/alpha/new.md", "", "# New\n\nA page.\n", "alpha/new.md", "A page."),
]


@pytest.mark.parametrize(("name", "old", "new", "page", "seen"), SAVED)
def test_after_a_save_all_pages_are_as_a_new_preview_has_them(
    base: Path, preview: Preview, tmp_path: Path, name: str, old: str, new: str, page: str, seen: str
) -> None:
    path = base / name
    before = path.read_text() if path.is_file() else None
    path.write_text((before or "").replace(old, new, 1) if old else new)
    try:
        preview.changed([path])
        preview.check()
        anew = Preview(preview.address, tmp_path)
        anew.check()
        assert {one: preview.html(one) for one in preview.pages} == {
            one: anew.html(one) for one in anew.pages
        }
        assert seen in preview.html(page)
    finally:
        if before is None:
            path.unlink()
        else:
            path.write_text(before)
        preview.changed([path])
