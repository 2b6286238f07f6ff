"""What strangers write on a page does not run, does not deceive and does not vanish."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from markdown import Markdown
from markdown.preprocessors import Preprocessor
from mkdocs.utils.meta import get_data

from guide.pages import documents
from guide.render.current_page import PageFault
from guide.render.inert import scheme

Render = Callable[[str], str]


class _Told(Preprocessor):
    """Stands in for the engine: it tells which page is rendered."""

    def __init__(self, md: Markdown, path: str) -> None:
        super().__init__(md)
        self.page = SimpleNamespace(path=path)

    def run(self, lines: list[str]) -> list[str]:
        return lines


@pytest.fixture
def render(evidence: Path) -> Render:
    """Render text as the page docs/alpha/index.md with every extension of the site."""

    def go(text: str) -> str:
        (evidence / "docs/alpha/index.md").write_text(text, encoding="utf-8")
        used = documents.extensions()
        md = Markdown(extensions=[*used, "guide.render"], extension_configs=used)
        md.preprocessors.register(_Told(md, "alpha/index.md"), "page", 0)
        return md.convert(get_data(text)[0])

    return go


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("# T\n\n<script>alert(1)</script>\n", "index.md:3: the element <script>"),
        ("# T <script>alert(1)</script>\n", "index.md:1: the element <script>"),
        ("# T\n\nA <img src=x onerror=alert(1)> b.\n", "index.md:3: the element <img>"),
        ("# T\n\n<iframe src='https://x.example'></iframe>\n", "<iframe>"),
        ("# T\n\n<svg onload=alert(1)>\n", "<svg>"),
        ("# T\n\n<div onclick='alert(1)'>x</div>\n", "'onclick' would run"),
        ("# T\n\n<div markdown onclick='alert(1)'>x</div>\n", "'onclick' would run"),
        ("# T\n\n<section markdown style='position:fixed'>x</section>\n", "'style'"),
        ("# T\n\n<form markdown action='https://x.example'>x</form>\n", "<form>"),
        ("# T\n\n[a](javascript:alert(1))\n", "index.md:3: an address with the scheme 'javascript:'"),
        ("# T\n\n[a](JaVa&#115;cript:alert)\n", "'javascript:'"),
        ("# T\n\n<javascript:alert(1)>\n", "not for pages"),
        ("# T\n\n<a href='java\tscript:alert(1)'>x</a>\n", "'javascript:'"),
        ("# T\n\n<a href='&#106;avascript:alert(1)'>x</a>\n", "'javascript:'"),
        ("# T\n\n![a](data:image/svg+xml;base64,AAAA)\n", "'data:'"),
        ("# T\n\n[a](vbscript:x)\n", "'vbscript:'"),
        ("# T\n\n[a](file:///etc/passwd)\n", "'file:'"),
        ("# T\n\n<meta http-equiv=refresh content='0;url=https://x.example'>\n", "<meta>"),
        ("# T\n\n<base href='https://x.example/'>\n", "<base>"),
        ("# T\n\n<style>body{display:none}</style>\n", "<style>"),
        ("# T\n\n<?php echo 1 ?>\n", "processing instruction"),
        ("/// question | Why?\nOne.\n\n## Two\n\nThree.\n\n## Four\n", "index.md:1: the block '/// question . Why\\?' is not closed"),
        ("# T\n\n/// question | Why?\n\n/// question | How?\nA.\n///\n", "index.md:3: the block '/// question . Why"),
        ("---\ntitle: [a\n---\n# T\n", "index.md:[23]: not valid YAML"),
        ("---\ntitle: a\n\n# T\n", "index.md:1: the front matter is not ended"),
        ("---\n- a\n- b\n---\n# T\n", "no list of fields"),
        ("---\nauthor: <b>x</b>\n---\n# T\n", "'author': no such field"),
        ("---\ntitle: <script>alert(1)</script>\n---\n# T\n", "index.md:2: .*it holds markup: <script>"),
        ("---\ntitle: 3\n---\n# T\n", "'title': Input should be a valid string"),
        ("---\nhide: toc\n---\n# T\n", "'hide'"),
        ("---\ndescription: |\n  a\n  b\n---\n# T\n", "'description'"),
        ("\n---\ntitle: a\n---\n# T\n", "front matter begins in the first line"),
        ("Note: it is so\n\n# T\n", "MkDocs takes 'Note: it is so' for front matter"),
        ("# T\n\nAn \u202eoverride\n", "index.md:3: it holds U\\+202E RIGHT-TO-LEFT OVERRIDE"),
        ("# T\n\nA \x07 bell\n", "U\\+0007 BELL"),
    ],
)  # fmt: skip
def test_what_would_run_or_vanish_stops_the_build(render: Render, text: str, says: str) -> None:
    with pytest.raises(PageFault, match=says):
        render(text)


@pytest.mark.parametrize(
    "text",
    [
        "# `a<b>`\n\nA <kbd>n</kbd> and <br>, a < b, `<script>`, &lt;script&gt;.\n",
        "# T\n\n<!-- a comment -->\n\n<div class='x' markdown>\n\n*a*\n\n</div>\n",
        "# T\n\n```html\n<script>alert(1)</script>\n```\n",
        "# T\n\n[a](#t) [b](https://x.example/?a=b:c) <https://x.example> [c](x.md:1)\n\n| a |\n|:-:|\n| b |\n",
        "# T\n\n<you@x.example>\n",
        '---\ntitle: A "title" & more\ndescription: \'One "two" <three>\'\nhide: [toc]\nsearch:\n  exclude: true\n---\n# T\n',
        "# T\n\nText.\n\n---\n\nMore.\n",
    ],
)
def test_what_people_write_passes(render: Render, text: str) -> None:
    if "x.md:1" in text:  # a relative name with a colon looks like a scheme to a browser
        with pytest.raises(PageFault, match="'x.md:'"):
            render(text)
        text = text.replace("[c](x.md:1)", "")
    assert "<script>" not in render(text)


def test_text_of_the_blocks_and_of_the_catalogue_is_shown_as_it_is(render: Render, evidence: Path) -> None:
    file = evidence / "seeds/resources/alpha.yml"
    wild = "<script>alert(1)</script> in `<b>` and *shown*"
    file.write_text(
        file.read_text()
        .replace("Follows a call", f"{wild} Follows a call")
        .replace("title: One", f"title: '{wild}'")
    )
    html = render(
        "# T\n\n/// reading-list | alpha\n///\n\n/// library\n///\n\n"
        f"/// question | Why {wild}?\nSo.\n///\n\n"
        f"/// experiment | alpha/sum\n    predict: 'How {wild}?'\n\nTwo.\n///\n"
    )
    assert "<script>alert" not in html and html.count("&lt;script&gt;alert(1)&lt;/script&gt;") >= 5
    assert "<code>&lt;b&gt;</code>" in html and "<em>shown</em>" in html


@pytest.mark.parametrize(
    ("address", "wanted"),
    [("a/b.md", ""), ("#x", ""), ("https://x", "https"), (" java\nscript:x", "javascript"), ("&#x6A;avascript:x", "javascript")],
)  # fmt: skip
def test_a_scheme_is_what_a_browser_sees(address: str, wanted: str) -> None:
    assert scheme(address) == wanted


@pytest.mark.parametrize(
    "key",
    ["../alpha/box", "alpha/../../x", "/etc/passwd", "alpha/.box", "a b/c", "alpha", "alpha/" + "n" * 300],
)
@pytest.mark.parametrize("block", ["figure | {}\n    alt: x", "experiment | {}\n    predict: x"])
def test_a_name_leads_nowhere_outside(render: Render, key: str, block: str) -> None:
    with pytest.raises(PageFault, match="is no name within docs/"):
        render(f"/// {block.format(key)}\n\nx\n///\n")


def test_a_link_out_of_docs_is_not_inlined(render: Render, evidence: Path, tmp_path: Path) -> None:
    (evidence / "secret.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    (evidence / "docs/alpha/diagrams/out.svg").symlink_to("../../../secret.svg")
    with pytest.raises(PageFault, match="is no name within docs/"):
        render("/// figure | alpha/out\n    alt: x\n\nx\n///\n")
