"""The Chinese entry: its articles can be vouched for as it says, and its path holds nothing unread."""

import re
from collections import Counter

import pytest
from markdown import Markdown

from guide.core.paths import root
from guide.library import catalogue, glossary
from guide.pages import documents

PAGE = root() / "docs/zh/index.md"
_ITEM = re.compile(r"^- \[\]\(ref:([\w-]+)\)(（摘录）)?：", re.M)


@pytest.fixture(scope="module")
def sections() -> dict[str, str]:
    parts = re.split(r"^## .*\{#([\w-]+)\}$", PAGE.read_text(encoding="utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_chinese_articles_stand_once_each_marked_by_what_was_read(sections: dict[str, str]) -> None:
    listed = _ITEM.findall(sections["articles"])
    records = catalogue.load().resources
    assert listed and len(listed) == len({name for name, _ in listed})
    assert [name for name, _ in listed if records[name].language != "zh"] == []
    assert {records[name].basis for name, mark in listed if mark} == {"summary"}
    assert {records[name].basis for name, mark in listed if not mark} == {"read"}


def test_the_path_leads_through_articles_that_were_read(sections: dict[str, str]) -> None:
    records = catalogue.load().resources
    steps = re.findall(r"ref:([\w-]+)", sections["path"])
    assert steps
    assert [name for name in steps if records[name].basis != "read"] == []


def test_the_page_is_chinese_and_shows_every_term_in_both_languages() -> None:
    page = documents.read(PAGE)
    assert page.meta["lang"] == "zh"
    names = Counter(name for term in glossary.terms() for name in term.zh)
    assert names and not [name for name, times in names.items() if times > 1]
    table = Markdown(extensions=["guide.render"]).convert("/// chinese-terms\n///")
    assert [term.term for term in glossary.terms() if term.zh and f">{term.term}</a>" not in table] == []


def test_lines_of_chinese_join_without_a_space() -> None:
    md = Markdown(extensions=["guide.render", "pymdownx.superfences"])
    assert (
        md.convert("**第一句。**\n第二句，\n`x` 第三句。")
        == "<p><strong>第一句。</strong>第二句，\n<code>x</code> 第三句。</p>"
    )
    assert "一。\n二。" in md.convert("```text\n一。\n二。\n```")
    assert md.convert("one.\ntwo.") == "<p>one.\ntwo.</p>"
