"""The error index: every message that a page explains, where a reader meets it, and the patterns that know it again."""

import re
from dataclasses import dataclass

from guide.core.errors import GuideError, nearest
from guide.core.matching import VARIES, find, normal, share
from guide.core.paths import read_text, root, shown
from guide.experiments import programs, recording
from guide.pages import documents

__all__ = ["find", "normal"]
GROUPS = {
    "import": "Import and linking",
    "tensors": "Tensors",
    "dispatch": "Dispatch",
    "autograd": "Autograd",
    "modules": "Modules and data",
    "cuda": "CUDA and memory",
    "distributed": "Distributed",
    "compile": "Compile",
    "extensions": "Extensions",
}
_BLOCK = re.compile(r"/{3,}\s*error\b")
_WITHIN = "Original Traceback (most recent call last):"  # an exception that tells another's traceback
_SHORTEST = 12  # letters of a pattern, so that it says something
_SENTENCE = 30  # letters of a pattern's first sentence that may stand for the whole


@dataclass(frozen=True)
class Message:
    """One explained message: the experiment that raises it, its page and place there, and its patterns."""

    key: str
    page: str
    line: int
    group: str
    patterns: tuple[str, ...]
    title: str
    gone: str

    @property
    def anchor(self) -> str:
        """The address of its block on the page."""
        return f"error-{self.key.partition('/')[2]}"


def every() -> list[Message]:
    """The messages of all pages, by group and title. GuideError for a block whose data is off."""
    # A page without the block's name after its slashes has no such block and need not be parsed.
    with_entries = [path for path in (root() / "docs").rglob("*.md") if _BLOCK.search(read_text(path))]
    read = map(documents.read, sorted(with_entries))
    found = [from_block(page, block) for page in read for block in page.blocks if block.name == "error"]
    return sorted(found, key=lambda m: (list(GROUPS).index(m.group), m.title.casefold()))


def from_block(page: documents.Page, block: documents.Block) -> Message:
    """The message that one block explains; its patterns are tried on what the experiment printed."""
    where = f"{shown(page.path)}:{block.line}"
    group = block.options.get("where", "")
    if group not in GROUPS:
        near = nearest(group, GROUPS)
        cure = f"did you mean: {near}?" if near else f"one of: {', '.join(GROUPS)}"
        raise GuideError(where, f"no group of errors is called '{group}'", cure)
    lines = [line.strip() for line in block.options.get("pattern", "").splitlines()]
    patterns = tuple(line.rstrip(".") for line in lines if line)  # the last full stop is often not copied
    gone = block.options.get("gone", "")
    message = block.options.get("message", "") or raised(block.argument)
    if not patterns:
        raise GuideError(where, "the error has no pattern", f"add 'pattern: …' with {VARIES} for what varies")
    for pattern in patterns:
        if len(pattern.replace(VARIES, "")) < _SHORTEST:
            raise GuideError(
                where, f"the pattern '{pattern}' fits too much", f"give at least {_SHORTEST} letters"
            )
    if not any(share(pattern, message) == 1 for pattern in patterns):
        cure = f"copy the message and put {VARIES} where it varies"
        raise GuideError(where, f"no pattern fits what {block.argument} printed: {message[:200]}", cure)
    known = (*patterns, *filter(None, map(_beginning, patterns)))
    return Message(block.argument, page.name, block.line, group, known, title(message), gone)


def _beginning(pattern: str) -> str:
    """The first sentence of a longer pattern, if it says enough by itself: many people paste no more than that."""
    first, stop, _ = pattern.partition(". ")
    return first if stop and len(first.replace(VARIES, "")) >= _SENTENCE else ""


def short(line: str, most: int = 140) -> str:
    """A line cut at a word, so that an index can be looked over."""
    return line if len(line) <= most else line[:most].rpartition(" ")[0] + " …"


def title(message: str) -> str:
    """A message's first line, with the next one that holds a word where the first ends in a colon."""
    first, *rest = (line.strip() for line in message.splitlines() if re.search(r"\w", line))
    return short(f"{first} {rest[0]}" if first.endswith(":") and rest else first)


def head(message: str, lines: int = 6, letters: int = 400) -> str:
    """What of a message is shown at once: its first lines, each cut where it runs on."""
    first = [short(line, letters) for line in message.splitlines()[:lines]]
    return "\n".join(first).rstrip("\n.") + "\n…" if message.count("\n") >= lines else "\n".join(first)


def raised(key: str) -> str:
    """The message that an experiment ended with or warned of: the last part of its output."""
    program = programs.named(key)
    if not program.raises:
        cure = "write '# raises: RuntimeError' or '# raises: UserWarning' into it"
        raise GuideError(shown(program.path), "the experiment raises nothing", cure)
    output = recording.current(program).output
    at = [found.start() for found in re.finditer(rf"^{re.escape(program.raises)}\b", output, re.MULTILINE)]
    while len(at) > 1 and _WITHIN in output[at[-2] : at[-1]]:
        at.pop()
    return output[at[-1] :].strip() if at else ""
