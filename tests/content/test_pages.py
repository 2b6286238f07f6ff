"""The real pages: navigation equals the tree, style rules that a program can see, evidence that is used."""

import re
from pathlib import Path

import pytest
import yaml
from markdown import Markdown
from mkdocs.utils.meta import get_data

from guide import figures, glossary
from guide.chapters import chapters
from guide.experiments import programs
from tests.conftest import ROOT

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
TOPICS = [p for p in PAGES if p.parent.name in {c.id for c in chapters()} and p.name != "reading.md"]


def name(path: Path) -> str:
    return str(path.relative_to(DOCS))


def prose(path: Path) -> list[tuple[int, str]]:
    """Lines outside fences and front matter, with their numbers."""
    lines, fence, out = path.read_text(encoding="utf-8").splitlines(), None, []
    start = lines.index("---", 1) + 1 if lines and lines[0] == "---" else 0
    for number, line in enumerate(lines[start:], start + 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and (fence is None or mark[1].startswith(fence)):
            fence = None if fence else mark[1]
        elif fence is None:
            out.append((number, line))
    return out


def nav(folder: Path) -> list[str]:
    data = yaml.safe_load((folder / ".pages").read_text(encoding="utf-8"))
    return [next(iter(e.values())) if isinstance(e, dict) else e for e in data["nav"]]


@pytest.mark.parametrize("folder", sorted({p.parent for p in PAGES}), ids=name)
def test_navigation_equals_the_tree(folder: Path) -> None:
    there = {p.name for p in folder.glob("*.md")} | {
        p.parent.name for p in folder.glob("*/*.md") if p.parent != folder
    }
    listed = nav(folder)
    assert len(listed) == len(set(listed))
    extra = set(listed) - there - {"..."}
    assert not extra, f"{folder.name}/.pages lists what is not there: {extra}"
    if "..." not in listed:
        assert there <= set(listed), f"{folder.name}/.pages hides: {there - set(listed)}"


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_front_matter_and_one_heading(path: Path) -> None:
    _, meta = get_data(path.read_text(encoding="utf-8"))
    assert len(str(meta.get("description", ""))) >= 30, "the page wants a description"
    assert len([1 for _, line in prose(path) if line.startswith("# ")]) == 1


@pytest.mark.parametrize("path", TOPICS, ids=name)
def test_no_raw_address_in_a_chapter(path: Path) -> None:
    """S10: pages cite by id, never by address."""
    found = [(n, line) for n, line in prose(path) if re.search(r"https?://", line)]
    assert found == []


@pytest.mark.parametrize("path", TOPICS, ids=name)
def test_one_sentence_a_line(path: Path) -> None:
    """S9: a full stop inside a line of prose, followed by a capital, ends a sentence too late."""
    found = [
        (n, line)
        for n, line in prose(path)
        if not re.match(r"\s*(\||#|- term|alt:|predict:|///|<)", line)
        and re.search(
            r"(?<![A-Z.\d])(?<!e\.g)(?<!i\.e)(?<!vs)[.!?]['\")]? [A-Z][a-z]+ [a-z]+",
            re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)", "x", line),
        )
    ]
    assert found == []


@pytest.mark.parametrize("chapter", [c.id for c in chapters()])
def test_each_map_has_its_question_and_its_figure(chapter: str) -> None:
    text = (DOCS / chapter / "index.md").read_text(encoding="utf-8")
    body, meta = get_data(text)
    assert str(meta.get("question", "")).strip(), "the map wants `question:` in its front matter"
    assert "/// figure |" in body
    assert "src:" in body
    assert "reading.md" in body
    assert len(body.split()) > 400


def test_every_program_and_drawing_is_shown_on_a_page() -> None:
    text = "\n".join(p.read_text(encoding="utf-8") for p in PAGES)
    shown = set(re.findall(r"^/// (?:experiment|figure) \| (\S+)", text, re.M))
    there = {p.key for p in programs.every()}
    drawings = {f"{p.parent.parent.name}/{p.stem}" for p in DOCS.glob("*/diagrams/*.svg")}
    assert there - shown == set(), "recorded, but on no page"
    assert drawings - shown == set(), "drawn, but on no page"


def test_every_drawing_is_fresh() -> None:
    assert [name(p) for p in figures.sources() if not figures.is_fresh(p)] == []


@pytest.mark.parametrize("program", programs.every(), ids=lambda p: p.key)
def test_programs_are_short(program: programs.Program) -> None:
    """S3: under 40 lines of code, the docstring, comments and blank lines aside."""
    lines = [
        line for line in program.source.splitlines() if line.strip() and not line.strip().startswith("#")
    ]
    assert len(lines) < programs.MAX_LINES + 5, len(lines)


def test_every_term_is_used_on_the_page_that_explains_it() -> None:
    for term in glossary.terms():
        text = (DOCS / term.page).read_text(encoding="utf-8").casefold()
        assert any(n.casefold() in text for n in (term.term, *term.also)), (
            f"'{term.term}' is not on {term.page}"
        )


FORBIDDEN = ("coming soon", "lorem ipsum", "it is important to note", "TODO", "FIXME", "to be written")


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_no_filler(path: Path) -> None:
    text = "\n".join(line for _, line in prose(path))
    assert [w for w in FORBIDDEN if w in text] == []


def test_markdown_of_every_page_parses_alone() -> None:
    """A page is plain Markdown: it parses without any extension, whatever it then looks like."""
    for path in PAGES:
        assert Markdown().convert(path.read_text(encoding="utf-8"))
