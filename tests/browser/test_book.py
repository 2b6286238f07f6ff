"""The book: one document whose links lead somewhere inside it."""

import re
from pathlib import Path

import pytest
from lxml import etree, html

from guide.site import book


@pytest.fixture(scope="module")
def printed(unpacked: Path) -> html.HtmlElement:
    """The document for print."""
    return html.fromstring(book.document(unpacked, "9.9.9"))


def _dangling(tree: html.HtmlElement) -> list[str]:
    ids = {e.get("id") for e in tree.iter() if isinstance(e.tag, str)}
    return [h for a in tree.iter("a") if (h := a.get("href", "")).startswith("#") and h[1:] not in ids]


def test_links_stay_inside(printed: html.HtmlElement) -> None:
    assert _dangling(printed) == []
    assert len([a for a in printed.iter("a") if a.get("href", "").startswith("#p-")]) > 300
    inside = [h for a in printed.iter("a") if (h := a.get("href", "")) and not h.startswith(("#", "http"))]
    assert [h for h in inside if h.endswith((".md", ".html"))] == []


def test_ids_are_unique_and_answers_are_open(printed: html.HtmlElement) -> None:
    ids = [e.get("id") for e in printed.iter() if isinstance(e.tag, str) and e.get("id")]
    assert len(ids) == len(set(ids))
    assert not list(printed.iter("details", "script", "form"))
    assert "proved on PyTorch 9.9.9" in printed.text_content()


def test_every_page_of_the_guide_is_in_it(printed: html.HtmlElement, unpacked: Path) -> None:
    assert len(printed.xpath("//section[@class='page md-typeset']")) == len(book.parts(unpacked)) > 40


def test_the_readers_edition_has_its_drawings_as_files(unpacked: Path, tmp_path: Path) -> None:
    for folder in ("assets",):
        (tmp_path / folder).symlink_to(unpacked / folder)
    for page in unpacked.rglob("*.html"):
        target = tmp_path / page.relative_to(unpacked)
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists():
            target.symlink_to(page)
    tree = html.fromstring(book.for_reader(tmp_path, "9.9.9"))
    assert _dangling(tree) == []
    drawings = [i for i in tree.iter("img") if i.get("src", "").startswith("drawing-")]
    assert len(drawings) > 20
    assert all(len(i.get("alt", "")) > 30 for i in drawings)
    for image in drawings:
        svg = etree.fromstring((tmp_path / image.get("src")).read_bytes())
        assert svg.get("viewBox")
        style = next(svg.iter("{*}style")).text
        assert "var(" not in style
        assert re.search(r"fill: #\w{6}", style)
