"""Which sentences of the guide stand on what an upgrade changed."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from guide.citations.target import normal
from guide.pages import documents
from guide.release.citation_changes import CitationChange
from guide.release.operators import OperatorChange, full
from guide.release.outputs import OutputChange
from guide.release.text import tokens

_RELEASE = re.compile(r"\b(?:this|the pinned) release\b", re.IGNORECASE)
_BUILD = re.compile(
    r"\b(?:this (?:build|wheel)|(?:CPU|CUDA)[ -](?:build|wheel)|build for the CPU|(?:no|without|has) CUDA)\b",
    re.IGNORECASE,
)


@dataclass
class Changes:
    """What changed, by what a sentence may stand on; each value is the reason told to the reader."""

    links: dict[str, str] = field(default_factory=dict)  # `src:` target or operator's full name → reason
    experiments: dict[str, str] = field(default_factory=dict)  # chapter/name → reason
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


def collect(
    release: str,
    cited: list[CitationChange],
    printed: list[OutputChange],
    changed: list[OperatorChange],
    every: list[documents.Page],
) -> Changes:
    """What a sentence may stand on, of everything that differs."""
    out = Changes(release=release)
    for c in cited:
        if c.kind == "gone" or (c.kind == "changed" and c.rank != "cosmetic"):
            how = "gone" if c.kind == "gone" else f"changed ({c.rank}, {c.new_share:.0%} new)"
            out.links[c.was.target] = f"src:{c.was.target} {how}"
    for op in changed:
        if op.kind != "new":
            out.links[op.name] = f"{op.name} {op.kind}" + (f" ({op.why})" if op.kind == "kernels" else "")
    differing = [o for o in printed if o.kind != "same"]
    out.experiments = {o.key: f"{o.key} {o.kind}" for o in differing}
    out.names = {page.name: dict(_names_on(page, cited, printed)) for page in every}
    still = tokens(tuple(line for o in printed for line in o.after.splitlines()))
    named = {o.key.partition("/")[2]: f"names {o.key}, which {o.kind}" for o in differing}
    out.names[""] = {name: why for name, why in named.items() if _is_code(name)} | {
        name: f"{name} is printed no more ({o.key})"
        for o in printed
        for name in o.vanished - still
        # A number of two digits is everywhere; one of three or more, or a name, means what it meant.
        if len(name) > 2
    }
    return out


def _names_on(
    page: documents.Page, cited: list[CitationChange], printed: list[OutputChange]
) -> Iterator[tuple[str, str]]:
    """The names and numbers that outputs shown on a page, or texts that it cites, have lost or got, with the reason."""
    shown = {b.argument for b in page.blocks if b.name == "experiment"}
    for o in printed:
        if o.key in shown:
            yield from ((name, f"{name} is printed no more ({o.key})") for name in o.vanished)
            yield from ((name, f"{name} is printed now ({o.key})") for name in o.appeared if _is_code(name))
    linked = {normal(link.href) for link in page.links if link.href.startswith("src:")}
    for c in cited:
        if c.was.target in linked and c.rank != "cosmetic":
            yield from ((n, f"{n} has left src:{c.was.target}") for n in c.vanished if _is_code(n))


def _is_code(name: str) -> bool:
    """Whether a name cannot be an ordinary word of prose."""
    return any(c in name for c in "_.:") or (not name.isdigit() and any(c.isupper() for c in name[1:]))


def standing(changes: Changes, some: Iterable[documents.Page]) -> list[Standing]:
    """Every sentence of `some` pages that a change may have made false, in page order."""
    return [found for page in some for sentence in page.prose if (found := _of(page, sentence, changes))]


def _of(page: documents.Page, sentence: documents.Sentence, changes: Changes) -> Standing | None:
    direct = list(_direct(sentence, changes))
    gone = changes.names.get("", {}) | changes.names.get(page.name, {})
    named = [gone[name] for name in sorted(tokens((sentence.text,)) & gone.keys())]
    reasons = tuple(dict.fromkeys([*direct, *named]))
    if not reasons:
        return None
    return Standing(page.name, sentence.line, sentence.text, sentence.digest, bool(direct), reasons)


def _direct(sentence: documents.Sentence, changes: Changes) -> Iterator[str]:
    """Reasons that the sentence's links, the block around it and its own words give."""
    for href in sentence.links:
        name = full(href.removeprefix("op:")) if href.startswith("op:") else normal(href)
        if href.startswith(("op:", "src:")) and name in changes.links:
            yield changes.links[name]
    block = sentence.block
    while block and block.argument not in changes.experiments:
        block = block.around
    if block:
        yield changes.experiments[block.argument]
    if re.search(rf"(?<![\w.]){re.escape(changes.release)}(?![\w.]*\d)", sentence.text):
        yield f"names the release {changes.release}"
    elif _RELEASE.search(sentence.text):
        yield "speaks of the release"
    if changes.build and _BUILD.search(sentence.text):
        yield f"speaks of the build, which is one for {changes.build} now"
