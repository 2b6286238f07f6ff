"""The real catalogue and the real seeds: nothing lost, nothing copied, nothing vague."""

import re
import xml.etree.ElementTree as etree
from collections import Counter
from urllib.parse import urlsplit

import pytest
from markdown import Markdown

from guide.core.paths import root
from guide.library import catalogue
from guide.library.chapters import chapters
from guide.pages import documents
from guide.render import resources


@pytest.fixture(scope="module")
def cat() -> catalogue.Catalogue:
    return catalogue.load()


def test_every_seed_address_has_its_record(cat: catalogue.Catalogue) -> None:
    by_url = {url: r for r in cat.resources.values() for url in r.addresses}
    seeds = {item.url: seed.name for seed in cat.lists.values() for item in seed.items if item.url}
    assert len(seeds) == 242
    assert [u for u in seeds if u not in by_url] == []
    for seed in cat.lists.values():
        for item in seed.items:
            if item.url:
                assert seed.name in by_url[item.url].lists, (
                    f"{by_url[item.url].id} does not name the list {seed.name}"
                )


def test_titles_without_an_address_are_catalogued(cat: catalogue.Catalogue) -> None:
    wanted = {
        "Activation": 1, "Programming PyTorch for Deep Learning": 1, "PyTorch Recipes": 1, "OpenMMLab": 1, "PyTorch源码浅析": 9,
    }  # fmt: skip
    for words, least in wanted.items():
        found = [
            r for r in cat.resources.values() if words.casefold() in f"{r.title} {r.series or ''}".casefold()
        ]
        assert len(found) >= least, words


def test_every_record_belongs_to_a_chapter(cat: catalogue.Catalogue) -> None:
    assert set(cat.chapter.values()) <= {c.id for c in chapters()}


def test_every_chapter_says_where_to_start(cat: catalogue.Catalogue) -> None:
    for chapter in chapters():
        levels = {r.level for r in cat.in_chapter(chapter.id)}
        assert not levels or "start" in levels, chapter.id


def test_every_about_is_our_own_and_none_is_alike(cat: catalogue.Catalogue) -> None:
    abouts = Counter(
        re.sub(r"\W+", " ", r.about.casefold()).strip() for r in cat.resources.values() if r.about
    )
    assert [a for a, n in abouts.items() if n > 1] == []


def test_a_title_alone_claims_no_reading(cat: catalogue.Catalogue) -> None:
    said = {r.level for r in cat.resources.values() if r.basis == "title"}
    assert said <= {"unread", "skip", "aside"}
    boast = re.compile(r"\b(we read|having read|the text shows|the code shows)\b", re.I)
    known = [r for r in cat.resources.values() if r.basis == "title" and r.about]
    assert [r.id for r in known if boast.search(r.about or "")] == []


def test_no_path_recommends_what_nobody_has_read(cat: catalogue.Catalogue) -> None:
    page = documents.read(root() / "docs/library/paths.md")
    steps = [link.href.removeprefix("ref:") for link in page.links if link.href.startswith("ref:")]
    assert len(steps) > 20
    assert [i for i in steps if cat.get(i, "paths").basis == "title"] == []


def test_a_reading_list_folds_the_unread_and_puts_what_was_read_and_is_new_first(
    cat: catalogue.Catalogue,
) -> None:
    for chapter in chapters():
        box = resources.reading_list(etree.Element("div"), Markdown(), cat, chapter.id)
        shown = {item.get("data-id") for item in box.iter("li")}
        assert shown == {r.id for r in cat.in_chapter(chapter.id)}
        folded = [item.get("data-id") for item in box.findall("details[@class='unread']//li")]
        assert set(folded) == {r.id for r in cat.in_chapter(chapter.id) if r.level == "unread"}
        said = {p.get("class") for p in box.findall("details[@class='unread']//p")}
        assert not said & {"about", "caution"}  # a link, not a note
        for listing in box.findall("ol"):
            known = [cat.resources[item.get("data-id", "")] for item in listing]
            assert [r.basis for r in known] == sorted((r.basis for r in known), key=catalogue.BASES.index)
            for basis in catalogue.BASES:
                years = [(r.published or "")[:4] for r in known if r.basis == basis]
                assert years == sorted(years, reverse=True)


def test_one_work_is_one_record(cat: catalogue.Catalogue) -> None:
    works = Counter(
        (re.sub(r"\W+", " ", r.title.casefold()).strip(), tuple(sorted(r.authors)))
        for r in cat.resources.values()
        if r.authors
    )
    assert [work for work, n in works.items() if n > 1] == []


def test_pytorchs_own_pages_are_named_where_they_stand(cat: catalogue.Catalogue) -> None:
    left = re.compile(r"https://pytorch\.org/(docs|tutorials|cppdocs)/|github\.com/google/jax|oneapi-src\.")
    assert [r.id for r in cat.resources.values() if left.search(r.url or "")] == []


def test_lists_are_named_only_where_they_hold_the_resource(cat: catalogue.Catalogue) -> None:
    for r in cat.resources.values():
        for name in r.lists:
            items = cat.lists[name].items
            if any(item.url in r.addresses for item in items if item.url):
                continue
            # A title without an address: some words of it must stand in the list.
            words = [w for w in re.split(r"[\s：:()（）/]+", r.title) if len(w) > 2]
            text = " ".join(item.title or "" for item in items)
            assert any(w in text for w in words), f"{r.id} names the list {name}, which does not hold it"


def test_series_parts_do_not_collide(cat: catalogue.Catalogue) -> None:
    parts = Counter((r.series, r.part) for r in cat.resources.values() if r.part is not None)
    assert [p for p, n in parts.items() if n > 1] == []


def test_no_address_names_this_machine(cat: catalogue.Catalogue) -> None:
    for r in cat.resources.values():
        if r.url:
            assert urlsplit(r.url).hostname not in ("localhost", "127.0.0.1")
