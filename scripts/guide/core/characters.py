"""Characters that a reader cannot see but that change what is read: refused by name."""

import re
import unicodedata
from collections.abc import Iterator

# Controls (tab and line ends aside), marks and overrides of direction, zero-width spaces, tags, lone surrogates,
# private use and noncharacters. Joiners stay: some scripts and many emoji need them.
DECEPTIVE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e0fff"
    "\U000f0000-\U0010ffff]"
)
_CONTROLS = {0: "NULL", 7: "BELL", 8: "BACKSPACE", 12: "FORM FEED", 27: "ESCAPE", 127: "DELETE"}


def name(character: str) -> str:
    """`U+202E RIGHT-TO-LEFT OVERRIDE`."""
    code = ord(character)
    if 0xD800 <= code <= 0xDFFF:
        says = "half of a surrogate pair"
    elif unicodedata.category(character) == "Co":
        says = "a character of the private use area, which no font shows"
    else:
        says = unicodedata.name(character, _CONTROLS.get(code, ""))
    return f"U+{code:04X} {says or 'a character without a name'}"


def deceptive(text: str) -> re.Match[str] | None:
    """The first character of `text` that deceives; None where there is none."""
    return DECEPTIVE.search(text)


def markup(text: str) -> str | None:
    """The first thing in `text` that a browser would take for an element, outside of code marks; None if none."""
    found = re.search(r"<[A-Za-z/!?][^>\n]{0,60}>?", re.sub(r"(`+)[^`]+\1", " ", text))
    return found[0] if found else None


def escaped(text: str) -> str:
    """`text` for inline Markdown: elements and names such as `__init__` are shown; code and targets keep their own."""
    shown = {"<": "&lt;", "__": r"\_\_"}
    kept = r"(`+)[^`]+\1|\]\((?:<[^>]*>|[^)]*)\)"
    return re.sub(rf"{kept}|<|(?<!\\)__", lambda found: shown.get(found[0], found[0]), text)


def strings(data: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in nested lists and mappings, keys included, with the path that leads to it (`2.title`)."""
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from strings(key, path)
            yield from strings(value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, (list, tuple)):
        for number, value in enumerate(data, 1):
            yield from strings(value, f"{path}.{number}" if path else str(number))
