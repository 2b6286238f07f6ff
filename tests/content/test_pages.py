"""The real pages: navigation equals the tree, style rules that a program can see, evidence that is used."""

import html
import re
from collections import Counter

import yaml
from markdown import Markdown

from guide.experiments import programs
from guide.library import catalogue, glossary
from guide.library.chapters import chapters
from guide.pages import documents, figures, filled, navigation
from tests.conftest import ROOT

DOCS = ROOT / "docs"
PAGES = documents.every(DOCS)
CHAPTERS = {c.id for c in chapters()}
TOPICS = [p for p in PAGES if p.path.parent.name in CHAPTERS and p.path.name != "reading.md"]
RUNNING = ("paragraph", "item", "see", "answer", "caption")  # kinds of sentences that stand one a line


def test_navigation_equals_the_tree() -> None:
    folders = [navigation.read(DOCS)]
    for folder in folders:
        folders += folder.folders()
        assert folder.absent == (), f"{folder.path.name}/.pages lists what is not there"
        assert len(set(folder.items)) == len(folder.items), folder.path.name
    shown = list(folders[0].pages())
    assert sorted(shown) == [page.path for page in PAGES], "a '.pages' hides a page"


def test_each_page_has_a_description_and_one_heading() -> None:
    assert [page.name for page in PAGES if len(str(page.meta.get("description", ""))) < 30] == []
    assert [page.name for page in PAGES if sum(head.level == 1 for head in page.headings) != 1] == []


def test_what_is_found_stands_on_its_line() -> None:
    """The lines by which sentences and links are told and kept in ledgers."""
    for page in PAGES:
        lines = filled.filled(page.source).splitlines()
        for sentence in page.sentences:
            written = re.sub(r"\W", "", html.unescape(lines[sentence.line - 1]))
            words = re.findall(r"[\u4e00-\u9fff]|[^\W\u4e00-\u9fff]+", sentence.text)
            assert [word for word in words if word not in written] == [], (page.name, sentence)
        for link in page.links:
            assert link.href in lines[link.line - 1], (page.name, link)


def test_no_raw_address_in_a_chapter() -> None:
    """S10: pages cite by id, never by address."""
    assert [(p.name, link) for p in TOPICS for link in p.links if re.match("https?:", link.href)] == []
    assert [(p.name, s) for p in TOPICS for s in p.sentences if re.search(r"https?://", s.text)] == []


def test_one_sentence_a_line() -> None:
    """S9: a full stop inside a line of prose, followed by a capital, ends a sentence too late."""
    ends = re.compile(r"(?<![A-Z.\d])(?<!e\.g)(?<!i\.e)(?<!vs)[.!?]['\")]? [A-Z][a-z]+ [a-z]+")
    label = re.compile(r"\W*\d*\W*\*\*[^*]*[.?]\*\* ")  # such as "**Cure.** Walk once."
    for page in TOPICS:
        lines = page.source.splitlines()
        for s in page.sentences:
            text = s.text.partition(". ")[2] if label.match(lines[s.line - 1]) else s.text
            assert s.kind not in RUNNING or not ends.search(text), (page.name, s)


def test_five_to_keep_are_five() -> None:
    names = ("In five sentences", "Keep these five")
    ends = {p.name: [s for s in p.prose if s.section and s.section.text in names] for p in PAGES}
    kinds = {page: [s.kind for s in some] for page, some in ends.items() if some}
    counts = {page: k.count("item") or len(k) - k.count("heading") for page, k in kinds.items()}
    assert counts and {page: count for page, count in counts.items() if count != 5} == {}


def test_each_map_has_its_question_and_its_figure() -> None:
    for chapter in CHAPTERS:
        page = documents.read(DOCS / chapter / "index.md")
        assert str(page.meta.get("question", "")).strip(), f"{chapter}: the map wants `question:`"
        assert "figure" in {block.name for block in page.blocks}, chapter
        assert [link for link in page.links if link.href.startswith("src:")], chapter
        assert "reading.md" in {link.href for link in page.links}, chapter


def test_every_program_and_drawing_is_shown_on_a_page() -> None:
    shown = {
        b.argument
        for page in PAGES
        for b in page.blocks
        if b.name in ("experiment", "error", "steps", "explorer", "figure")
    }
    drawings = {f"{p.parent.parent.name}/{p.stem}" for p in DOCS.glob("*/diagrams/*.svg")}
    assert {p.key for p in programs.every()} - shown == set(), "recorded, but on no page"
    assert drawings - shown == set(), "drawn, but on no page"


def test_every_drawing_is_fresh() -> None:
    assert [str(p) for p in figures.sources() if not figures.is_fresh(p)] == []


def test_programs_are_short() -> None:
    """S3: at most so many lines, comments and blank lines aside."""

    def length(program: programs.Program) -> int:
        lines = [line.strip() for line in program.source.splitlines()]
        return sum(bool(line) and not line.startswith("#") for line in lines)

    assert {p.key: length(p) for p in programs.every() if length(p) > programs.MAX_LINES} == {}


def test_every_term_is_used_on_the_page_that_explains_it() -> None:
    for term in glossary.terms():
        text = documents.read(DOCS / term.page).source.casefold()
        assert any(n.casefold() in text for n in (term.term, *term.also)), (
            f"'{term.term}' is not on {term.page}"
        )


def test_every_resource_that_a_page_names_is_in_the_catalogue() -> None:
    """The build says so too, but a landing that renames a record is told here, in a second."""
    known = catalogue.current().resources
    named = {
        (page.name, link.line, link.href)
        for page in PAGES
        for link in page.links
        if link.href.startswith("ref:")
    }
    assert sorted(n for n in named if n[2].removeprefix("ref:") not in known) == []


FORBIDDEN = ("coming soon", "lorem ipsum", "it is important to note", "TODO", "FIXME", "to be written")


def test_no_filler() -> None:
    assert [(p.name, s.line, w) for p in PAGES for s in p.sentences for w in FORBIDDEN if w in s.text] == []


def test_markdown_of_every_page_parses_alone() -> None:
    """A page is plain Markdown: it parses without any extension, whatever it then looks like."""
    for page in PAGES:
        assert Markdown().convert(page.source)


def test_each_page_has_a_short_title_of_its_own() -> None:
    """What navigation, paths and search call it; its heading may be a sentence."""
    titles = Counter(page.title for page in PAGES)
    assert [title for title, times in titles.items() if times > 1] == []
    assert [title for title in titles if len(title) > 50] == []


def test_a_page_has_one_name() -> None:
    """The title of its front matter, or else its heading: no list and no reading path calls it otherwise."""
    titles = {page.path: page.title for page in PAGES}
    rows = {p: yaml.safe_load(p.read_text(encoding="utf-8")) for p in DOCS.rglob(".pages")}
    assert [str(p) for p, said in rows.items() if any(isinstance(row, dict) for row in said["nav"])] == []
    called = {p.parent / "index.md": said["title"] for p, said in rows.items() if "title" in said}
    assert called == {path: titles[path] for path in called}
    paths = (DOCS / "library/paths.md").read_text(encoding="utf-8")
    steps = re.findall(r"^\d+\. \[([^\]]+)\]\(([^)#]+\.md)\)", paths, re.MULTILINE)
    assert [name for name, page in steps if name != titles[(DOCS / "library" / page).resolve()]] == []


def test_links_of_one_text_on_a_page_lead_to_one_page() -> None:
    for page in PAGES:
        leads: dict[str, set[str]] = {}
        for text, href in re.findall(r"(?<!!)\[([^\]\[]+)\]\(<?([^)\s>]+\.md[^)\s>]*)>?\)", page.source):
            leads.setdefault(text, set()).add(href.split("#")[0])
        assert {text: sorted(hrefs) for text, hrefs in leads.items() if len(hrefs) > 1} == {}, page.name


def test_no_bracket_ends_an_address_early() -> None:
    """`[x](<src:a.h#~p->q>)` is read up to the arrow; write an anchor without it."""
    early = re.compile(r"\]\(<(?:src|ref|op):[^>\n]*>(?!\))")
    assert [(page.name, found) for page in PAGES for found in early.findall(page.source)] == []
