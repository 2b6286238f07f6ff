"""What a page leaves to the build: `{{ release }}`, `{{ chapter/name: text # text }}`, a number that an experiment printed,
`{{ minutes: chapter/page }}` and `{{ hours: path }}`.

It is filled in before Markdown reads the page, so in code and raw HTML too; a backslash before the braces keeps them.
"""

import re
from functools import lru_cache
from pathlib import Path

from guide.core import release
from guide.core.errors import GuideError
from guide.core.paths import below_docs, read_text, shown
from guide.pages import minutes

# The line of an output is given by the text around the number, white space alike: `#` stands for the number.
_ASKED = re.compile(
    r"(\\?)\{\{ (?:release|minutes: (?P<pages>[\w/-]+(?: \+ [\w/-]+)*)|hours: (?P<path>[\w-]+)|"
    r"(?P<key>[\w-]+/[\w-]+): (?P<around>[^{}\n]*#[^{}\n]*?)) \}\}"
)
_NUMBER = r"(\d[\d,]*(?:\.\d+)?)"


def filled(text: str) -> str:
    """`text` with what it asks for; GuideError where an output does not hold the number, or several."""
    return _ASKED.sub(_given, text) if "{{ " in text else text


def written(said: str, line: str) -> str:
    """What was `said` on a source's `line`, with what the build filled in as it is written there."""
    for found in _ASKED.finditer(line):
        if not found[1]:
            said = said.replace(_given(found), found[0], 1)
    return said


def asked(text: str) -> list[str]:
    """The experiments whose numbers `text` takes, as `chapter/name`."""
    return [found["key"] for found in _ASKED.finditer(text) if found["key"] and not found[1]]


def _given(found: re.Match[str]) -> str:
    if found[1]:
        return found[0][1:]
    if found["pages"]:
        return str(sum(map(minutes.reading_time, found["pages"].split(" + "))))
    if found["path"]:
        return minutes.hours(found["path"])
    return number(found["key"], found["around"]) if found["key"] else release.pinned()


def number(key: str, around: str) -> str:
    """The number that the recorded output of experiment `key` has where `around` has `#`; thousands with commas."""
    path = below_docs(key, "experiments", ".out")
    where = f"{{{{ {key}: {around} }}}}"
    if not path.is_file():
        raise GuideError(where, f"there is no {shown(path)}", "name an experiment as chapter/name")
    output = _output(path, path.stat().st_mtime_ns)
    found = {match[1] for match in _pattern(around).finditer(output)}
    if len(found) != 1:
        what = f"{shown(path)} has {len(found) or 'no'} such numbers"
        raise GuideError(where, what, "copy more of the line that holds it, `#` for the number itself")
    return _in_prose(found.pop())


def _pattern(around: str) -> re.Pattern[str]:
    before, _, after = around.partition("#")
    return re.compile(rf"(?<!\w){_told(before)}(?<![\w.,]){_NUMBER}(?![\d.,]*\d){_told(after)}(?!\w)")


def _told(text: str) -> str:
    """What matches `text` with any white space where it has some."""
    return r"\s+".join(map(re.escape, text.split(" ")))


def _in_prose(printed: str) -> str:
    return f"{int(printed):,}" if printed.isdigit() else printed


@lru_cache(maxsize=64)
def _output(path: Path, _mtime: int) -> str:
    return read_text(path).partition("---\n")[2]
