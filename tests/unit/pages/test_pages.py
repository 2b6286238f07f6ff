"""The one reader of the pages: what it finds, on which line, and what it refuses."""

from pathlib import Path

import pytest
from mkdocs.config import load_config

from guide.core.errors import GuideError
from guide.pages import documents
from tests.conftest import ROOT

SAMPLE = """\
---
description: What the page says of itself.
question: Does it?
---

# A heading with `code` { .hero }

One *sentence* a line.
A [link](src:a/b.h#C~x) in the second, and "a quote."
[Only a link](other.md)

## Lists and tables {#own}

- an item  
  with a second line, <em>raw</em> inside
    1. a deeper item

| head | other |
|---|---|
| a cell | [](ref:one) |

```python
print("not said: [x](src:not/cited.h)")
```

/// experiment | alpha/sum
    predict: "One: or `two`?"

See the [line](op:add).
///

/// question | Why so, as [they](ref:two) say?
Because.

- It is so.
///

<p class="lead">Raw text, and
a <a href="https://away.example/">link away</a>.</p>

Last one.
"""


@pytest.fixture
def page(small: Path) -> documents.Page:
    """The sample, read."""
    path = small / "docs/alpha/sample.md"
    path.write_text(SAMPLE, encoding="utf-8")
    return documents.read(path)


def test_every_sentence_has_its_line_and_its_kind(page: documents.Page) -> None:
    assert [(s.line, s.kind, s.text) for s in page.sentences] == [
        (2, "description", "What the page says of itself."),
        (3, "question", "Does it?"),
        (6, "heading", "A heading with code"),
        (8, "paragraph", "One sentence a line."),
        (9, "paragraph", 'A link in the second, and "a quote."'),
        (10, "paragraph", "Only a link"),
        (12, "heading", "Lists and tables"),
        (14, "item", "an item"),
        (15, "item", "with a second line, raw inside"),
        (16, "item", "a deeper item"),
        (18, "cell", "head"),
        (18, "cell", "other"),
        (20, "cell", "a cell"),
        (27, "predict", "One: or two?"),
        (29, "see", "See the line."),
        (32, "question", "Why so, as they say?"),
        (33, "answer", "Because."),
        (35, "answer", "It is so."),
        (38, "paragraph", "Raw text, and"),
        (39, "paragraph", "a link away."),
        (41, "paragraph", "Last one."),
    ]


def test_links_are_found_where_markdown_finds_them(page: documents.Page) -> None:
    assert [(link.line, link.href) for link in page.links] == [
        (9, "src:a/b.h#C~x"),
        (10, "other.md"),
        (20, "ref:one"),
        (29, "op:add"),
        (32, "ref:two"),
        (39, "https://away.example/"),
    ]


def test_blocks_headings_title_and_address(page: documents.Page) -> None:
    assert [(b.line, b.header) for b in page.blocks] == [
        (26, "/// experiment | alpha/sum"),
        (32, "/// question | Why so, as [they](ref:two) say?"),
    ]
    assert page.blocks[0].options == {"predict": "One: or `two`?"}
    assert [(h.line, h.level, h.anchor) for h in page.headings] == [
        (6, 1, "a-heading-with-code"),
        (12, 2, "own"),
    ]
    assert (page.name, page.title, page.address) == (
        "alpha/sample.md",
        "A heading with code",
        "alpha/sample/",
    )
    assert page.meta["question"] == "Does it?"


def test_a_sentence_knows_what_is_around_it(page: documents.Page) -> None:
    answer = next(s for s in page.sentences if s.text == "It is so.")
    assert answer.block is page.blocks[1]
    assert answer.section is page.headings[1]


def test_a_digest_follows_the_words_and_the_targets(page: documents.Page) -> None:
    def digest(old: str, new: str) -> str:
        page.path.write_text(SAMPLE.replace(old, new), encoding="utf-8")
        return next(s.digest for s in documents.read(page.path).sentences if "second, and" in s.text)

    same = digest("Last one", "The very last one")
    assert digest("# A heading", "One line more.\n\n# A heading") == same
    assert len({same, digest("in the second", "in the third, second"), digest("#C~x", "#D")}) == 3


def test_line_of_a_target_a_header_and_any_text(page: documents.Page) -> None:
    assert page.line_of("ref:two") == 32
    assert page.line_of("/// experiment | alpha/sum") == 26
    assert page.line_of("not/cited.h") == 23
    assert page.line_of("not there") is None


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"---\na: b: c\n---\n# T\n", r"docs/alpha/index.md:2: not valid YAML"),
        (b"# T\n\n\xff\n", r"docs/alpha/index.md:3: not UTF-8 at byte 5"),
        (
            "# T\n\nA \ue123.\n".encode(),
            r"docs/alpha/index.md:3: it holds U\+E123 a character of the private use",
        ),
        (b"x\n" * 7000, r"too long to read"),
    ],
)
def test_what_cannot_be_read_is_told(small: Path, content: bytes, says: str) -> None:
    path = small / "docs/alpha/index.md"
    path.write_bytes(content)
    with pytest.raises(GuideError, match=says):
        documents.read(path)


def test_a_missing_page_is_told(small: Path) -> None:
    with pytest.raises(GuideError, match=r"docs/none.md: no such"):
        documents.read(small / "docs/none.md")


def test_a_changed_page_is_read_again(page: documents.Page) -> None:
    page.path.write_text("# Other\n\nWords.\n", encoding="utf-8")
    assert documents.read(page.path).title == "Other"


def test_the_extensions_are_those_of_the_site() -> None:
    site = load_config(str(ROOT / "mkdocs.yml"))
    ours = documents.extensions()
    assert [*ours, "guide.render"] == site.markdown_extensions
    assert {name: given for name, given in ours.items() if given}.keys() == site.mdx_configs.keys()
