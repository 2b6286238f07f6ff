"""Resources as HTML: reading lists, the library, the seed lists, link health."""

import re
import xml.etree.ElementTree as etree
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from markdown import Markdown
from markdown.util import AtomicString

from guide.citations import lock
from guide.citations.target import SCHEME
from guide.core.characters import escaped
from guide.core.paths import root
from guide.experiments import programs
from guide.library.catalogue import BASES, LEVELS, Catalogue, Resource, same_address
from guide.library.chapters import chapters
from guide.links import address, ledger
from guide.pages import documents
from guide.render import current_page

LEVEL_SAYS = {
    "start": ("Start", "Read these first."),
    "deep": ("Deep", "They follow the code."),
    "reference": ("Reference", "Look things up here."),
    "historical": ("Historical", "How it came to be; the code they show is gone or has changed."),
    "skip": ("Skip", "Kept so that you need not ask; the caution says why."),
    "unread": (
        "Not read",
        "Links that somebody gave and that nobody here could open: no promise goes with them.",
    ),
}
BASIS_SAYS = {
    "read": "annotated from the page's text",
    "summary": "annotated from a summary or an excerpt",
    "title": "known by its title alone; nobody here has opened it",
}
SECTION_SAYS = {
    "read": "Read in the article's text",
    "summary": "Seen in part",
    "title": "Not read: links without a promise",
}
LANGUAGES = {"en": "English", "zh": "中文", "ja": "日本語"}


def el(parent: etree.Element, tag: str, text: str | None = None, **attributes: str) -> etree.Element:
    """A child element whose text is shown as it is; `class_` stands for class."""
    child = etree.SubElement(parent, tag, {k.rstrip("_").replace("_", "-"): v for k, v in attributes.items()})
    if text is not None:
        child.text = AtomicString(text)
    return child


def _title(parent: etree.Element, resource: Resource) -> etree.Element:
    lang = {} if resource.language == "en" else {"lang": resource.language}
    if resource.url:
        return el(
            parent, "a", resource.title, href=resource.url, class_="resource-title", rel="noopener", **lang
        )
    return el(parent, "span", resource.title, class_="resource-title", **lang)


def _meta(resource: Resource) -> list[tuple[str, str]]:
    parts = []
    if resource.authors:
        parts.append(("authors", ", ".join(resource.authors)))
    if resource.published:
        parts.append(("published", resource.published))
    if resource.describes:
        version = resource.describes
        parts.append(
            ("describes", f"describes PyTorch {version}" if version[:1].isdigit() else f"describes {version}")
        )
    if resource.series:
        parts.append(
            ("series", resource.series + (f", part {resource.part}" if resource.part is not None else ""))
        )
    return parts


def _health(parent: etree.Element, resource: Resource) -> None:
    if not resource.url:
        return
    (state,) = ledger.find([resource.url])
    if state.state != "unchecked":  # else no run has spoken
        says = f"link: {state.state}" + (f", {state.last_checked}" if state.last_checked else "")
        badge = el(parent, "span", says, class_=f"badge health health-{state.state}")
        if state.human:
            badge.set("title", f"{state.human.by}, {state.human.date}: {state.human.note}")
    for url in resource.also:
        el(parent, "a", f"also at {urlsplit(url).hostname}", href=url, class_="badge", rel="noopener")
    if state.archive:
        el(
            parent,
            "a",
            f"copy of {state.archive.taken}",
            href=state.archive.url,
            class_="badge",
            rel="noopener",
        )


def _badges(parent: etree.Element, resource: Resource, level: bool = False) -> None:
    line = el(parent, "span", class_="badges", data_search_exclude="")
    if level:
        el(line, "span", resource.level, class_=f"badge level-{resource.level}")
    el(
        line,
        "span",
        LANGUAGES.get(resource.language, resource.language),
        class_="badge language",
        lang=resource.language,
    )
    el(line, "span", resource.kind, class_="badge kind")
    el(line, "span", f"basis: {resource.basis}", class_="badge basis", title=BASIS_SAYS[resource.basis])
    _health(line, resource)


def _order(resource: Resource) -> tuple[int, int]:
    """Within a level what was read comes first, and of that the newest; what has no date stands behind."""
    digits = (resource.published or "").replace("-", "").ljust(8, "0")
    return BASES.index(resource.basis), -int(digits)


def reading_list(parent: etree.Element, md: Markdown, cat: Catalogue, chapter: str) -> etree.Element:
    """A chapter's resources grouped by level; the script adds tick boxes and progress."""
    box = el(parent, "div", class_="reading-list no-terms", data_chapter=chapter)
    known = sorted(cat.in_chapter(chapter), key=_order)
    el(box, "p", class_="reading-progress", data_progress=chapter, data_total=str(len(known)))
    for level in LEVELS:
        some = [r for r in known if r.level == level]
        if not some:
            continue
        name, says = LEVEL_SAYS[level]
        el(box, "h2", f"{name} ({len(some)})", id=f"level-{level}")
        el(box, "p", says, class_="level-says")
        fold = box
        if level == "unread":
            fold = el(box, "details", class_="unread")
            el(fold, "summary", f"The list: {len(some)} link{'s' if len(some) > 1 else ''}")
        listing = el(fold, "ol", class_="resources")
        for r in some:
            item = el(listing, "li", class_="resource", data_id=r.id)
            # A heading, so that search leads to the resource; made one late, so that the contents stay short.
            _title(el(item, "div", class_="resource-head", id=r.id, data_heading="h3"), r)
            if r.title_en:
                el(item, "span", r.title_en, class_="gloss")
            meta = _meta(r)
            if meta:
                el(item, "span", " · ".join(text for _, text in meta), class_="meta")
            if r.about:
                el(item, "p", class_="about").text = escaped(r.about)
            if r.caution:
                caution = el(item, "p", class_="caution")
                el(caution, "strong", "Caution: ").tail = escaped(r.caution)
            if not r.url:
                el(item, "p", class_="find").text = escaped(r.find or "")
            for mark in cat.marks(r):
                el(item, "p", f"The list-maker's own mark: {mark}.", class_="mark", data_search_exclude="")
            _badges(item, r)
    return box


def library(parent: etree.Element, md: Markdown, cat: Catalogue) -> etree.Element:
    """Every resource as a table row; filters read the row's data attributes."""
    box = el(parent, "div", class_="library no-terms", id="library")
    el(box, "div", class_="filters-place")  # as high as what the script puts there
    el(box, "p", class_="reading-progress", data_progress="", data_total=str(len(cat.listed())))
    table = el(
        el(box, "div", class_="library-scroll", tabindex="0", role="region", aria_label="All resources"),
        "table",
    )
    heads = el(el(table, "thead"), "tr")
    for head in ("Resource", "Chapter", "Level", "Kind", "Year", "Basis", "Link"):
        el(heads, "th", head, scope="col")
    # A browser lays out twenty rows when they come near (`tbody` in guide.css).
    for chapter in chapters():
        for n, r in enumerate(cat.in_chapter(chapter.id)):
            if n % 20 == 0:
                body = el(table, "tbody")
            year = (r.published or "")[:4]
            row = el(
                body, "tr", id=r.id, data_id=r.id, data_chapter=chapter.id, data_level=r.level, data_language=r.language,
                data_kind=r.kind, data_year=year, data_basis=r.basis,
                data_text=" ".join(filter(None, (r.title, r.title_en, r.series, *r.authors))).casefold(),
            )  # fmt: skip
            cell = el(row, "td", class_="resource")
            _title(cell, r)
            if r.title_en:
                el(cell, "span", r.title_en, class_="gloss")
            if r.about:
                el(cell, "span", class_="about").text = escaped(r.about)
            if r.caution:
                caution = el(cell, "span", class_="caution")
                el(caution, "strong", "Caution: ").tail = escaped(r.caution)
            el(el(row, "td"), "a", chapter.title, href=current_page.to(md, f"{chapter.id}/reading.md"))
            el(el(row, "td"), "span", r.level, class_=f"badge level-{r.level}")
            el(row, "td", r.kind)
            el(row, "td", year)
            el(row, "td", r.basis)
            _health(el(row, "td"), r)
    return box


def seed_lists(parent: etree.Element, md: Markdown, cat: Catalogue) -> etree.Element:
    """The seed lists in their own order, each line with the list-maker's mark and our record."""
    box = el(parent, "div", class_="seed-lists no-terms")
    by_address = {same_address(url): r for r in cat.resources.values() for url in r.addresses}
    by_title = {r.title: r for r in cat.resources.values()}
    for seed in cat.lists.values():
        el(box, "h2", seed.title, id=f"list-{seed.name}")
        addresses = sum(1 for i in seed.items if i.url)
        el(box, "p", f"{len(seed.items)} lines, {addresses} with an address.")
        table = el(
            el(box, "div", class_="library-scroll", tabindex="0", role="region", aria_label=seed.title),
            "table",
        )
        heads = el(el(table, "thead"), "tr")
        for head in ("#", "As received", "List-maker's mark", "In the catalogue"):
            el(heads, "th", head, scope="col")
        body = el(table, "tbody")
        for item in seed.items:
            row = el(body, "tr")
            el(row, "td", str(item.n))
            cell = el(row, "td", item.title or item.url or "")
            if item.section:
                el(cell, "span", item.section, class_="gloss")
            el(row, "td", item.mark or "")
            found = by_address.get(same_address(item.url)) if item.url else by_title.get(item.title or "")
            cell = el(row, "td")
            if found and found.level == "aside":
                cell.text = escaped(f"Left out: {found.caution} ")
                if item.url:
                    el(cell, "a", "Its address", href=item.url, rel="noopener")
            elif found:
                href = current_page.to(md, f"{cat.chapter[found.id]}/reading.md") + f"#{found.id}"
                el(cell, "a", found.title_en or found.title, href=href)
    return box


def seed_section(
    parent: etree.Element, md: Markdown, cat: Catalogue, seed: str, section: str
) -> etree.Element:
    """One section of a seed list: what was read, seen in part and not read, each in the list's order."""
    items = [i for i in cat.lists[seed].items if i.section == section and i.url]
    by_address = {same_address(url): r for r in cat.resources.values() for url in r.addresses}
    known = [by_address[same_address(i.url)] for i in items if i.url]
    box = el(parent, "div", class_="seed-section no-terms")
    for basis in BASES:
        some = [r for r in known if r.basis == basis]
        if not some:
            continue
        el(box, "h2", f"{SECTION_SAYS[basis]} ({len(some)})", id=f"basis-{basis}")
        listing = el(box, "ol", class_="resources")
        for r in some:
            item = el(listing, "li", class_="resource", data_id=r.id)
            _title(item, r)
            if r.title_en:
                el(item, "span", r.title_en, class_="gloss")
            meta = [text for name, text in _meta(r) if name != "describes"]
            if meta:
                el(item, "span", " · ".join(meta), class_="meta")
            if r.about:
                line = el(item, "p", class_="about")
                line.text = escaped(first_sentence(r.about) + " ")
                note = current_page.to(md, f"{cat.chapter[r.id]}/reading.md") + f"#{r.id}"
                el(line, "a", "Note and caution" if r.caution else "Note", href=note)
    return box


def first_sentence(text: str) -> str:
    """The text up to its first full stop that ends a sentence."""
    return re.split(r"(?<=\.) (?=[A-Z(\"])", text, maxsplit=1)[0]


def health(parent: etree.Element, md: Markdown, cat: Catalogue) -> etree.Element:
    """Totals of the ledger: how each link is known, then a table by host and state."""
    records = ledger.find(url for r in cat.resources.values() for url in r.addresses)
    last_checked = max((r.last_checked for r in records if r.last_checked), default=None)
    hosts: dict[str, Counter[str]] = {}
    for record in records:
        hosts.setdefault(address.host(record.url) or "(malformed)", Counter())[record.state] += 1
    states = sorted({record.state for record in records})
    box = el(parent, "div", class_="link-health no-terms")
    if last_checked is None:
        el(
            box,
            "p",
            "No run against the live web is recorded yet, so every link counts as unchecked.",
            class_="totals",
        )
    else:
        el(box, "p", f"Last checked: {last_checked}.", class_="totals")
    summary = el(box, "dl", class_="numbers")
    for name, count in ledger.totals(records, datetime.now(UTC).date()).items():
        pair = el(summary, "div")
        el(pair, "dt", name)
        el(pair, "dd", str(count))
    table = el(
        el(box, "div", class_="library-scroll", tabindex="0", role="region", aria_label="By host"), "table"
    )
    heads = el(el(table, "thead"), "tr")
    for head in ("Host", "Links", *states):
        el(heads, "th", head, scope="col")
    body = el(table, "tbody")
    for host, counts_ in sorted(hosts.items(), key=lambda item: (-item[1].total(), item[0])):
        row = el(body, "tr")
        el(row, "td", host)
        el(row, "td", str(counts_.total()))
        for state in states:
            el(row, "td", str(counts_[state]))
    return box


def counts(cat: Catalogue) -> dict[str, int]:
    """What the guide holds: resources, citations, experiments, figures, questions, chapters."""
    links = [link for page in documents.every() for link in page.links]
    return {
        "resources": len(cat.listed()),
        "source citations": sum(link.href.startswith(SCHEME) for link in links),
        "experiments": len(programs.paths()),
        "chapters": len(chapters()),
        "notes that rest on the text": Counter(r.basis for r in cat.resources.values())["read"],
    }


def numbers(parent: etree.Element, md: Markdown, cat: Catalogue) -> etree.Element:
    """The counts as a description list."""
    box = el(parent, "dl", class_="numbers no-terms")
    for name, count in counts(cat).items():
        pair = el(box, "div")
        el(pair, "dt", name)
        el(pair, "dd", f"{count:,}")
    pair = el(box, "div")
    el(pair, "dt", "proved on PyTorch")
    el(pair, "dd", lock.load().version)
    return box


def chapter_cards(parent: etree.Element, md: Markdown, cat: Catalogue) -> etree.Element:
    """The chapters in order, each with its question and its counts."""
    box = el(parent, "ol", class_="chapter-cards no-terms")
    docs = root() / "docs"
    for chapter in chapters():
        item = el(box, "li", class_="card", data_chapter=chapter.id)
        el(item, "a", chapter.title, href=current_page.to(md, f"{chapter.id}/index.md"), class_="card-title")
        el(item, "span", class_="card-question").text = escaped(_question(docs / chapter.id / "index.md"))
        topics = sum(1 for p in (docs / chapter.id).glob("*.md") if p.name not in ("index.md", "reading.md"))
        some = f"{topics + 1} page{'s' if topics else ''} · "
        meta = el(item, "span", f"{some}{len(cat.in_chapter(chapter.id))} resources", class_="meta")
        el(
            meta,
            "span",
            class_="card-progress",
            data_progress=chapter.id,
            data_total=str(len(cat.in_chapter(chapter.id))),
            data_pages=str(topics + 1),
        )
    return box


def _question(index: Path) -> str:
    """The chapter's question: `question:` in the map's front matter."""
    return str(documents.read(index).meta.get("question", "")) if index.is_file() else ""
