"""A citation proven: the chain of providers, each giving an Entry or the reason why not."""

import difflib
import hashlib
import os
import re
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

from guide.citations import fetch, projects
from guide.citations.collect import Citation
from guide.citations.libraries import COMPILED, Found
from guide.citations.lock import EVIDENCE, MEND, Entry, Lock, lock_path
from guide.citations.sources import Kept, Text, Tree, Wheel, near_paths
from guide.citations.symbols import Symbol, matching, near_names, rivals, symbols
from guide.citations.target import Target, normal, other_of, parse
from guide.core.errors import GuideError
from guide.core.paths import shown


@dataclass(frozen=True)
class Prover:
    """The sources of evidence: a wheel always; a git tree at its commit and other projects' wheels where given."""

    wheel: Wheel
    tree: Tree | None = None
    kept: Mapping[str, Kept] = field(default_factory=dict)

    def prove(self, target: str) -> Entry:
        """The entry of one target; GuideError names what is wrong and the nearest that exists."""
        asked, key = parse(target), normal(target)
        where = f"src:{key}"
        release = projects.release(asked.other, where) if asked.other else None
        source: Wheel | Kept = self.wheel
        if release:
            if asked.other not in self.kept:
                raise fetch.missing(asked.other, where)
            source = self.kept[asked.other]
        version = release.version if release else self.wheel.version
        other = release.locked_as if release else None
        text = source.text(asked.path) if release else self.text(asked.path)
        if text and (lines := self._span(asked, text)) != ABSENT:
            cited = text.lines if lines is None else text.lines[lines[0] - 1 : lines[1]]
            path = (release.project.path(asked.path) if release else None) or asked.path
            found = Entry(key, path, asked.symbol, lines, text.evidence, text.file, digest(cited))
        else:
            named = _in_libraries(asked, where, source)
            found = Entry(key, asked.path, asked.symbol, None, named.evidence, named.file, None)
        return replace(found, version=version, other=other)

    def text(self, path: str) -> Text | None:
        """The text of a path of PyTorch: the wheel's, which CI can prove again, else the tree's.

        GuideError where both have it and they differ.
        """
        text = self.wheel.text(path)
        own = self.tree.text(path) if self.tree else None
        if text and own and text.evidence != "generated" and text.lines != own.lines:
            what = f"the checkout's text differs from the wheel's {text.file}"
            raise GuideError(f"src:{path}", what, "check out the release's commit, with no changes")
        return text or own

    @staticmethod
    def _span(asked: Target, text: Text) -> tuple[int, int] | None:
        """The cited lines; ABSENT for a symbol of the tree that only the libraries name, such as a macro's."""
        try:
            return span(asked, text.lines)
        except GuideError:
            if text.evidence == "checkout" and asked.path.endswith(COMPILED) and not asked.anchor:
                return ABSENT
            raise


ABSENT = (0, 0)


def _in_libraries(asked: Target, where: str, source: Wheel | Kept) -> Found:
    """What the compiled libraries prove of a place whose text is not at hand."""
    if not asked.path.endswith(COMPILED) and asked.path not in _embedded(source):
        near = near_paths(asked.path, [*source.paths(), *_embedded(source)])
        cure = f"did you mean: {near}?" if near else "find the path with lock_sources.py --find NAME"
        raise GuideError(
            where, f"the wheel{f' of {asked.other}' * bool(asked.other)} holds no {asked.path}", cure
        )
    if asked.anchor:
        what = "the wheel holds no text of this file, so a text anchor cannot be proven"
        raise GuideError(where, what, "cite a symbol, or prove it once with --checkout DIR")
    found = source.libraries.prove(asked.path, asked.symbol)
    if not found.evidence:
        raise GuideError(where, found.what, found.cure)
    return found


def _embedded(source: Wheel | Kept) -> Iterable[str]:
    try:
        return source.libraries.paths
    except GuideError:  # without libraries, the message is that of the missing text
        return ()


def span(asked: Target, lines: tuple[str, ...]) -> tuple[int, int] | None:
    """First and last line of what `asked` names in a text; None for the whole file."""
    first, last = 1, len(lines)
    if asked.symbol:
        found = _pick(asked, symbols(asked.path, lines))
        first, last = found.first, found.last
    elif not asked.anchor:
        return None
    if asked.anchor:
        hits = [n for n in range(first, last + 1) if asked.anchor in lines[n - 1]]
        if len(hits) != 1:
            inside = asked.symbol or asked.path
            _refuse_anchor(asked, inside, hits, lines[first - 1 : last])
        first = last = hits[0]
    return first, last


def _refuse_anchor(asked: Target, inside: str, hits: list[int], lines: tuple[str, ...]) -> None:
    where = f"src:{asked.path}#{asked.symbol}~{asked.anchor}"
    if hits:
        numbers = ", ".join(str(n) for n in hits[:6])
        what = f"'{asked.anchor}' stands on {len(hits)} lines of {inside}: {numbers}"
        raise GuideError(where, what, "make the text longer, or name the symbol around it: #SYMBOL~TEXT")
    near = difflib.get_close_matches(asked.anchor, [line.strip() for line in lines], n=2, cutoff=0.4)
    cure = "nearest lines: " + " | ".join(near) if near else "copy the text from the source, spaces and all"
    raise GuideError(where, f"'{asked.anchor}' stands on no line of {inside}", cure)


def _pick(asked: Target, known: list[Symbol]) -> Symbol:
    found = matching(asked.symbol, known)
    where = f"src:{asked.path}#{asked.symbol}"
    if not found:
        near = near_names(asked.symbol, {s.name for s in known})
        look = f"python scripts/lock_sources.py --find '{asked.symbol}' tells where it is"
        cure = f"did you mean: {near}? {look}" if near else f"{look}; or cite text: #~exact text"
        raise GuideError(where, f"{asked.path} defines no '{asked.symbol}'", cure)
    if asked.nth > len(found):
        places = ", ".join(str(s.first) for s in found)
        what = f"there is no '{asked.symbol}' number {asked.nth}: {len(found)} found, at line {places}"
        raise GuideError(where, what, f"use @1 to @{len(found)}")
    if not asked.nth and len(rivals(found)) > 1:
        names = "; ".join(f"{s.name} (line {s.first})" for s in rivals(found)[:5])
        what = f"'{asked.symbol}' means {len(rivals(found))} things in {asked.path}: {names}"
        raise GuideError(where, what, "write more of the name, or count: @1, @2 …")
    return found[max(asked.nth, 1) - 1]


def digest(lines: tuple[str, ...]) -> str:
    """Sixteen hex digits of the SHA-256 of the lines."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Outcome:
    """A new lock, and each citation that could not be proven with the reason."""

    lock: Lock
    failures: list[GuideError]


def prove_all(citations: list[Citation], prover: Prover, old: Lock | None) -> Outcome:
    """Prove every citation once. Entries that rest on a git tree or on another project's wheel are kept from `old`
    where that evidence is not at hand now and the release is the same."""
    targets = sorted({cited.target for cited in citations})
    kept = {t: entry for t in targets if (entry := _kept(t, prover, old))}
    proven = _all_proven([t for t in targets if t not in kept], prover) | kept
    failures = []
    for cited in citations:
        if isinstance(result := proven[cited.target], tuple):
            failures.append(GuideError(cited.where, f"src:{cited.target}: {result[0]}", result[1]))
    entries = {t: result for t, result in proven.items() if isinstance(result, Entry)}
    others = {other_of(t): result.other for t, result in entries.items() if result.other}
    return Outcome(Lock(prover.wheel.version, prover.wheel.commit, entries, others), failures)


def differences(old: Lock | None, new: Outcome, citations: list[Citation]) -> list[GuideError]:
    """What a committed lock says that a fresh proof does not, each with the page that cites it."""
    if old is None:
        return [GuideError(shown(lock_path()), "no such file", f"make it: {MEND}")]
    pages: dict[str, str] = {}
    for cited in citations:
        pages.setdefault(cited.target, cited.where)
    unproven = pages.keys() - new.lock.entries.keys()
    out = []
    for target in sorted(old.entries.keys() | new.lock.entries.keys()):
        was, now = old.entries.get(target), new.lock.entries.get(target)
        where = pages.get(target, shown(lock_path()))
        if was is None:
            out.append(GuideError(where, f"src:{target} is not in the lock", MEND))
        elif now is None and target not in unproven:
            out.append(GuideError(where, f"src:{target} is locked but no page cites it", MEND))
        elif now and was.record() != now.record():
            what = f"src:{target}: the lock says {_describe(was)}, the wheel has {_describe(now)}"
            out.append(GuideError(where, what, f"{MEND}, and read the paragraph again"))
    if not out and lock_path().read_text(encoding="utf-8") != new.lock.text():
        out.append(GuideError(shown(lock_path()), "not as the command writes it: edited by hand?", MEND))
    return out


def _describe(entry: Entry) -> str:
    lines = "the whole file" if not entry.symbol and not entry.lines else "no lines"
    if entry.lines:
        lines = f"lines {entry.lines[0]}–{entry.lines[1]}"
    return f"{lines} ({entry.evidence}, {entry.sha256 or 'no digest'})"


_FEW = 100  # below this, starting processes costs more than it saves


def _all_proven(targets: list[str], prover: Prover) -> dict[str, Entry | tuple[str, str]]:
    """For each target its entry, or what is wrong and the cure."""
    workers = min(os.cpu_count() or 1, 8)
    if len(targets) < _FEW or workers == 1:
        return dict(_chunk(targets, prover))
    by_path: dict[str, list[str]] = {}
    for target in targets:
        path = "" if other_of(target) else target.partition("#")[0]
        # All that needs the libraries goes to one worker, first: they are read once.
        by_path.setdefault("" if path.endswith(COMPILED) else path, []).append(target)
    chunks = [by_path.pop("", [])] + [[] for _ in range(workers * 8)]
    for n, group in enumerate(by_path.values()):
        chunks[1 + n % (workers * 8)] += group
    out: dict[str, Entry | tuple[str, str]] = {}
    with ProcessPoolExecutor(workers) as pool:
        for rows in pool.map(_chunk, chunks, [prover] * len(chunks)):
            out |= rows
    return out


def _chunk(targets: list[str], prover: Prover) -> list[tuple[str, Entry | tuple[str, str]]]:
    out: list[tuple[str, Entry | tuple[str, str]]] = []
    for target in targets:
        try:
            out.append((target, prover.prove(target)))
        except GuideError as error:
            out.append((target, (error.what, error.cure)))
    return out


def _kept(target: str, prover: Prover, old: Lock | None) -> Entry | None:
    if other := other_of(target):
        return None if other in prover.kept else _kept_other(target, old)
    entry = old.get(target) if old and old.commit == prover.wheel.commit else None
    if entry is None or parse(target).path != entry.path:
        return None
    return entry if entry.evidence == "checkout" and not prover.tree else None


def _kept_other(target: str, old: Lock | None) -> Entry | None:
    """The entry of another project's place as the lock has it; None where it does not follow from what is pinned.

    Without the wheel this is what can be proved: the wheel is still the pinned one, the place is the citation's, and
    there is a digest where there is a text.
    """
    asked, entry = parse(target), old.get(target) if old else None
    of = projects.releases().get(asked.other)
    if entry is None or of is None or entry.other != of.locked_as or entry.symbol != asked.symbol:
        return None
    text = entry.evidence.endswith("-text") or entry.evidence == "generated"
    path = (of.project.path(asked.path) or asked.path) if text else asked.path
    one_line = not asked.anchor or (entry.lines is not None and entry.lines[0] == entry.lines[1])
    placed = bool(entry.lines) == bool(text and (asked.symbol or asked.anchor))
    digested = bool(entry.sha256 and re.fullmatch("[0-9a-f]{16}", entry.sha256)) == text
    good = entry.path == path and one_line and placed and digested and entry.evidence in EVIDENCE
    return entry if good and (not text or entry.file == asked.path) else None
