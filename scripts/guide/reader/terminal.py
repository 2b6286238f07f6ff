"""A page's Markdown as text for a terminal: no marks, and links as numbers with their addresses at the end."""

import re
from collections.abc import Iterator

from guide.reader import contents

_FENCE = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(?<!`)(`+)(?!`)(?:.|\n(?!\n))+?(?<!`)\1(?!`)")
_LINK = re.compile(r"\[((?:[^][]|\[[^][]*\])*)\]\(<?(https?://[^\s()>]*(?:\([^\s()]*\)[^\s()>]*)*)>?\)")
_STRONG = re.compile(r"\*\*(?=\S)((?:.|\n(?!\n))+?)(?<=\S)\*\*")
_EMPHASIS = re.compile(r"(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\w*])")
_HEADING = re.compile(r"^(#{1,6}) (.+)$", re.MULTILINE)


def render(markdown: str) -> str:
    """`markdown` as a reader of a terminal wants it; the guide's own pages are named as `inside read` takes them."""
    parts = _FENCE.split(markdown.strip())
    links: dict[str, int] = {}
    for at in range(0, len(parts), 2):
        codes = (code[0] for code in list(_CODE.finditer(parts[at])))
        text = _CODE.sub("\0", parts[at])  # what looks like a mark in code is none
        text = _EMPHASIS.sub(r"\1", _STRONG.sub(r"\1", text))
        text = _LINK.sub(lambda link: _numbered(link, links), text)
        parts[at] = _HEADING.sub(_underlined, "".join(_filled(text, codes)))
    for at in range(1, len(parts), 2):
        inner = parts[at].split("\n")[1:-1]
        parts[at] = "\n".join(f"    {line}" if line else "" for line in inner)
    return "".join(parts) + ("\n\n" if links else "") + "\n".join(f"[{n}] {a}" for a, n in links.items())


def _filled(text: str, codes: Iterator[str]) -> Iterator[str]:
    first, *rest = text.split("\0")
    yield first
    for piece in rest:
        yield next(codes) + piece


def _numbered(link: re.Match[str], links: dict[str, int]) -> str:
    text, target = link[1], link[2]
    page, _, anchor = target.removeprefix(address := contents.about()["address"]).partition("#")
    name = next(
        (n for n in (f"{page.strip('/')}.md", f"{page}index.md") if n in contents.about()["pages"]), ""
    )
    if target.startswith(address) and name:
        target = f"inside read {name.removesuffix('.md')}" + (f", at #{anchor}" if anchor else "")
    return f"{text} [{links.setdefault(target, len(links) + 1)}]" if text else ""


def _underlined(heading: re.Match[str]) -> str:
    mark = {"#": "=", "##": "-"}.get(heading[1])
    return f"{heading[2]}\n{mark * len(heading[2])}" if mark else heading[2]
