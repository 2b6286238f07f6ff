"""The built site: strict, whole, within three clicks, and the same under Zensical."""

import json
import re
import shutil
from collections import deque
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest

from guide.library import catalogue
from guide.library.chapters import chapters
from guide.pages import documents
from guide.render.blocks.download import MADE
from guide.site import publish
from guide.site.preview import Preview
from tests.conftest import ROOT, once, run

BASE = "http://guide.invalid/"


class Reader(HTMLParser):
    """Collects what a page asks for, links to and anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: set[str] = set()
        self.handlers: list[str] = []
        self.moved = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called by HTMLParser."""
        given = {k: v or "" for k, v in attrs}
        self.ids |= {given[k] for k in ("id", "name") if k in given}
        if tag in ("a", "area") and "href" in given:
            self.links.append(given["href"])
        if tag in ("script", "img", "iframe", "source", "video", "audio") and "src" in given:
            self.loads.append(given["src"])
        if tag == "link" and {
            "stylesheet",
            "icon",
            "preload",
            "manifest",
            "preconnect",
            "dns-prefetch",
        } & set(given.get("rel", "").split()):
            self.loads.append(given["href"])
        self.handlers += [k for k in given if k.startswith("on")]
        self.moved |= tag == "meta" and given.get("http-equiv") == "refresh"


@pytest.fixture(scope="module")
def pages(built: Path) -> dict[str, Reader]:
    """Every HTML page by its address below the base."""
    out = {}
    for path in sorted(built.rglob("*.html")):
        reader = Reader()
        reader.feed(path.read_text(encoding="utf-8"))
        out[path.relative_to(built).as_posix().removesuffix("index.html")] = reader
    return out


def test_strict_build_says_no_warning(built: Path) -> None:
    assert "WARNING" not in (built.parent / "build.log").read_text()


def test_the_preview_shows_what_is_published(built: Path, tmp_path: Path) -> None:
    preview = Preview(documents.settings()["site_url"], tmp_path)
    assert preview.check() == []
    different = [
        name
        for name, page in preview.pages.items()
        if preview.html(name) != (built / page.url / "index.html").read_text(encoding="utf-8")
    ]
    assert different == []
    index = preview.made("search/index.json")
    assert index is not None and index.read_bytes() == (built / "search/index.json").read_bytes()


def test_a_page_says_its_language(built: Path) -> None:
    said = {name: (built / name / "index.html").read_text(encoding="utf-8") for name in ("zh", "library")}
    assert '<html lang="zh"' in said["zh"] and '<html lang="en"' in said["library"]
    assert "目录" in said["zh"]  # the theme speaks it too


def test_internal_links_and_anchors(built: Path, pages: dict[str, Reader]) -> None:
    broken = []
    for address, reader in pages.items():
        if address == "404.html":
            continue
        for link in reader.links:
            target, anchor = urldefrag(urljoin(BASE + address, link))
            if not target.startswith(BASE):
                continue
            path = unquote(urlsplit(target).path).lstrip("/")
            if path in pages:
                free = path.startswith("operators/")  # the atlas makes its anchors in the browser
                if anchor and not free and "=" not in anchor and unquote(anchor) not in pages[path].ids:
                    broken.append((address, link, "no such anchor"))
            # What the finished site adds is tried by test_takeaway.
            elif not path.endswith((".pyz", *MADE)) and not (built / path).is_file():
                broken.append((address, link, "no such file"))
    assert broken == []


def test_nothing_is_loaded_from_another_origin(pages: dict[str, Reader]) -> None:
    away = [
        (a, u)
        for a, r in pages.items()
        for u in r.loads
        if urlsplit(urljoin(BASE, u)).netloc != "guide.invalid"
    ]
    assert away == []


def test_no_markup_is_left_over(built: Path) -> None:
    """A link or a block with a slip in it stays plain text without a word: it shows in the page."""
    left = []
    for path in built.rglob("*.html"):
        text = re.sub(r"<(pre|code)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.S)
        left += [
            (path.relative_to(built).as_posix(), m[0])
            for m in re.finditer(r"\]\((?:src|ref|op):[^)<]{0,60}|^\s*(?:<p>)?///[^<\n]{0,60}", text, re.M)
        ]
    assert left == []


def test_no_inline_event_handlers(pages: dict[str, Reader]) -> None:
    assert [(a, r.handlers) for a, r in pages.items() if r.handlers] == []


def test_every_seed_address_is_within_three_clicks(pages: dict[str, Reader]) -> None:
    clicks = {"": 0}
    queue = deque([""])
    reached: dict[str, int] = {}
    while queue:
        here = queue.popleft()
        for link in pages[here].links:
            target, _ = urldefrag(urljoin(BASE + here, link))
            path = unquote(urlsplit(target).path).lstrip("/")
            if target.startswith(BASE) and path in pages and path not in clicks:
                clicks[path] = clicks[here] + 1
                queue.append(path)
            elif not target.startswith(BASE):
                reached.setdefault(urljoin(BASE + here, link), clicks[here] + 1)
    seeds = {i.url for s in catalogue.load().lists.values() for i in s.items if i.url}
    assert len(seeds) == 242
    assert sorted(u for u in seeds if reached.get(u, 99) > 3) == []


def test_every_page_is_reached_from_the_front(pages: dict[str, Reader]) -> None:
    seen, queue = {""}, deque([""])
    while queue:
        here = queue.popleft()
        for link in pages[here].links:
            path = unquote(urlsplit(urldefrag(urljoin(BASE + here, link))[0]).path).lstrip("/")
            if path in pages and path not in seen:
                seen.add(path)
                queue.append(path)
    assert {page for page, read in pages.items() if not read.moved} - seen - {"404.html"} == set()


def test_published_addresses_never_vanish(pages: dict[str, Reader]) -> None:
    published = (ROOT / "tests/browser/published.txt").read_text(encoding="utf-8").split()
    gone = [p for p in published if p.removeprefix("/") not in pages]
    assert gone == [], "a moved page wants a line in mkdocs.yml under redirect_maps"


def test_a_chapter_page_says_in_its_foot_which_case_it_is_of(built: Path) -> None:
    for page, said in (
        ("autograd/hooks", 1),
        ("errors/dtypes", 1),
        ("library", 0),
        ("contributing/style", 0),
    ):
        text = (built / page / "index.html").read_text(encoding="utf-8")
        foot = text.partition('<details class="checked')[2].partition("</details>")[0]
        assert foot.count("What it says of a call is of") == said, page
        assert "minutes" in text.partition("</h1>")[2][:200] or page != "autograd/hooks"
    checked = (built / "how-it-is-checked/index.html").read_text(encoding="utf-8")
    assert 'id="what-a-sentence-covers"' in checked


def test_build_needs_no_torch(shared_tmp: Path) -> None:
    """The build runs with PyTorch, tree-sitter and LinkChecker made unimportable."""
    code = (
        "import sys\n"
        "for name in ('torch', 'tree_sitter', 'tree_sitter_cpp', 'linkcheck', 'numpy'): sys.modules[name] = None\n"
        "from mkdocs.__main__ import cli\n"
        f"cli(['build', '--strict', '--site-dir', {str(shared_tmp / 'no-torch')!r}])\n"
    )
    done = run("-c", code)
    assert done.returncode == 0, done.stdout + done.stderr


def _texts(site: Path) -> dict[str, str]:
    return {p.relative_to(site).as_posix(): p.read_text(encoding="utf-8") for p in site.rglob("index.html")}


def test_zensical_renders_the_same(built: Path, shared_tmp: Path) -> None:
    """Every citation, reading list, experiment and page is there too: its exit code is not trusted."""

    def make(folder: Path) -> None:
        # Zensical wants its folders beside its configuration; the catalogue and the lock are the repository's.
        shutil.copy(ROOT / "mkdocs.yml", folder)
        shutil.copytree(ROOT / "docs", folder / "docs")
        shutil.copytree(ROOT / "overrides", folder / "overrides")
        done = run("-m", "zensical", "build", cwd=folder)
        assert done.returncode == 0, done.stdout + done.stderr

    other = _texts(once(shared_tmp, "zensical", make) / "site")
    ours = _texts(built)
    assert set(ours) <= set(other)
    marks = {
        "citations": r'<a [^>]*class="src"|<span [^>]*class="src"',
        "references": r'class="ref"',
        "resources": r'<li class="resource"',
        "experiments": r'<section [^>]*class="experiment"|class="experiment"',
        "figures": r'class="diagram"',
        "questions": r'<details class="question"',
        "terms": r'class="term"',
    }
    for page, html in ours.items():
        for what, pattern in marks.items():
            assert len(re.findall(pattern, other[page])) == len(re.findall(pattern, html)), (page, what)


def test_search_index_holds_every_page(built: Path) -> None:
    index = json.loads((built / "search/index.json").read_text(encoding="utf-8"))
    there = {address for address, _, _ in index["pages"]}
    assert {f"{c.id}/" for c in chapters()} <= there


def test_the_sitemap_has_the_days_of_the_pages_own_texts(hosted: Path) -> None:
    text = (hosted / "sitemap.xml").read_text(encoding="utf-8")
    days = dict(re.findall(r"<loc>([^<]+)</loc><lastmod>([^<]+)</lastmod>", text))
    known = publish.dates()
    address = documents.settings()["site_url"]
    assert text.count("<url>") > 100
    assert {days.get(f"{address}offline/")} == {known.get("offline.md")}
    assert not known or len(set(days.values())) > 1


def test_a_page_asks_with_one_click_whether_it_was_clear(built: Path) -> None:
    text = (built / "autograd/hooks/index.html").read_text(encoding="utf-8")
    foot = text.partition('class="proved feedback"')[2].partition("</p>")[0]
    titles = re.findall(r"/issues/new\?[^\"]*title=([^\"&]+)", foot)
    assert [unquote(title).partition(":")[0] for title in titles] == ["Clear", "Not clear", "Error in"]
    assert text.count('class="md-path"') == 1, "a way back up stands above the text"
