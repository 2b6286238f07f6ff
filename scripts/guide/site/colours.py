"""The colours of code, an element for each word and most of a page's tags, taken out before a page is parsed."""

import re

_CODE = re.compile(r"(<pre>(?:<span></span>)?<code[^>]*>)(.*?)(</code></pre>)", re.S)
_COLOUR = re.compile(r'<span class="[\w-]+">|</span>')


def without(markup: str) -> str:
    """`markup` with its code as plain text; a block that holds anything but colours stays as it is."""
    return _CODE.sub(_plain, markup) if "<pre>" in markup else markup


def _plain(found: re.Match[str]) -> str:
    head, code, foot = found.groups()
    plain = _COLOUR.sub("", code)
    return found[0] if "<" in plain else head + plain + foot
