"""Which sentences of the guide stand on what an upgrade changed."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from guide.citations.target import normal
from guide.pages import documents
from guide.release import operators
from guide.release.text import tokens

_CITED = "src:"
_OPERATOR = "op:"
_RELEASE = re.compile(r"\b(?:this|the pinned) release\b", re.IGNORECASE)
_BUILD = re.compile(
    r"\b(?:this (?:build|wheel)|(?:CPU|CUDA)[ -](?:build|wheel)|build for the CPU|(?:no|without|has) CUDA)\b",
    re.IGNORECASE,
)


@dataclass
class Changes:
    """What changed, by what a sentence may stand on; each value is the reason told to the reader."""

    citations: dict[str, str] = field(default_factory=dict)  # target → reason
    experiments: dict[str, str] = field(default_factory=dict)  # chapter/name → reason
    operators: dict[str, str] = field(default_factory=dict)  # full name → reason
    # page, or "" for all → a name or number that is gone → reason
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    release: str = ""  # the old one, which prose may name
    build: str = ""  # the new wheel's kind, such as CUDA, where the old one's was another


@dataclass(frozen=True)
class Standing:
    """A sentence and why it must be read: `direct` where it carries the evidence, else where it names what is gone."""

    page: str
    line: int
    text: str
    digest: str
    direct: bool
    reasons: tuple[str, ...]


def standing(changes: Changes, some: Iterable[documents.Page]) -> list[Standing]:
    """Every sentence of `some` pages that a change may have made false, in page order."""
    return [found for page in some for sentence in page.prose if (found := _of(page, sentence, changes))]


def _of(page: documents.Page, sentence: documents.Sentence, changes: Changes) -> Standing | None:
    direct = [*_linked(sentence, changes), *_shown(sentence, changes)]
    if changes.release and re.search(rf"(?<![\w.]){re.escape(changes.release)}(?![\w.]*\d)", sentence.text):
        direct.append(f"names the release {changes.release}")
    elif changes.release and _RELEASE.search(sentence.text):
        direct.append("speaks of the release")
    if changes.build and _BUILD.search(sentence.text):
        direct.append(f"speaks of the build, which is one for {changes.build} now")
    gone = changes.names.get("", {}) | changes.names.get(page.name, {})
    named = [gone[name] for name in sorted(tokens((sentence.text,)) & gone.keys())]
    reasons = tuple(dict.fromkeys([*direct, *named]))
    if not reasons:
        return None
    return Standing(page.name, sentence.line, sentence.text, sentence.digest, bool(direct), reasons)


def _linked(sentence: documents.Sentence, changes: Changes) -> list[str]:
    """Reasons that the sentence's own links give."""
    found = []
    for href in sentence.links:
        if href.startswith(_CITED) and (why := changes.citations.get(normal(href))):
            found.append(why)
        elif href.startswith(_OPERATOR):
            why = changes.operators.get(operators.full(href.removeprefix(_OPERATOR)))
            found += [why] if why else []
    return found


def _shown(sentence: documents.Sentence, changes: Changes) -> list[str]:
    """Reasons that the block around the sentence gives: its experiment prints something else now."""
    block = sentence.block
    while block:
        if why := changes.experiments.get(block.argument):
            return [why]
        block = block.around
    return []
