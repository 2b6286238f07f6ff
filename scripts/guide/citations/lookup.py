"""Help for authors: what a citation resolves to, where a name is defined, which citations are wide."""

import re

from guide.citations.collect import Citation
from guide.citations.lock import Lock
from guide.citations.prove import Prover
from guide.citations.sources import Kept, Wheel
from guide.citations.symbols import matching, near_names, rivals, symbols
from guide.citations.target import normal, other_of, parse
from guide.core.errors import GuideError

_SHOWN = 12
WIDE = 200  # lines: beyond it, a change of the text says little about the claim


def explain(target: str, prover: Prover) -> list[str]:
    """Path, lines, evidence and the first lines of the text that `target` cites."""
    entry = prover.prove(target)
    asked = parse(target)
    out = [f"src:{normal(target)}", f"  {entry.describe()}", f"  proven from {entry.file}"]
    if link := entry.permalink(prover.wheel.commit):
        out.append(f"  {link}")
    text = prover.kept[asked.other].text(asked.path) if asked.other else prover.text(entry.path)
    if text and asked.symbol:
        found = matching(asked.symbol, symbols(asked.path, text.lines))
        others = [f"@{n} line {s.first} {s.name}" for n, s in enumerate(found, 1) if n != max(asked.nth, 1)]
        if others:
            out.append("  also: " + "; ".join(others[:8]))
    if text:
        first, last = entry.lines or (1, len(text.lines))
        rows = range(first, min(last, first + _SHOWN - 1) + 1)
        out += [f"  {n:>6} | {text.lines[n - 1]}" for n in rows]
        if last - first >= _SHOWN:
            out.append(f"         … to line {last}")
    return out


def find(name: str, source: Wheel | Kept, most: int = 30) -> list[str]:
    """Targets whose symbol is `name`, in a wheel's text and libraries; GuideError when there is none."""
    scheme = f"src:{source.release.key}:" if isinstance(source, Kept) else "src:"
    last = re.split(r"::|\.", name)[-1] or name
    found: list[tuple[bool, int, str, str]] = []
    for path in source.paths():
        try:
            text = source.text(path)
            if text is None or not any(last in line for line in text.lines):
                continue
            meant = matching(name, symbols(path, text.lines))
        except GuideError:
            continue
        for symbol in rivals(meant):
            more = f", {len(meant)} in this file" if len(meant) > 1 else ""
            row = (f"{scheme}{path}#{symbol.name}", f"line {symbol.first}{more}")
            found.append((path.startswith("build/"), symbol.rank, *row))
    rows = [f"{target}  ({place})" for _, _, target, place in sorted(found)]
    rows += [row.replace("src:", scheme, 1) for row in source.libraries.find(name)]
    if not rows:
        near = near_names(name, set(source.libraries.names))
        cure = f"did you mean: {near}?" if near else "try the last part of the name"
        raise GuideError(name, "neither the wheel's text nor its libraries define it", cure)
    rest = [f"… and {len(rows) - most} more"] if len(rows) > most else []
    return rows[:most] + rest


def wide(lock: Lock, wheel: Wheel, citations: list[Citation]) -> list[str]:
    """Citations of over 200 lines or of whole files whose text the wheel holds, longest first, with their places."""
    places: dict[str, list[str]] = {}
    for cited in citations:
        places.setdefault(cited.target, []).append(cited.where)
    found: list[tuple[int, str, bool]] = []
    for target in lock.entries.keys() & places.keys():
        if other_of(target):
            continue
        entry = lock.entries[target]
        if entry.lines:
            count = entry.lines[1] - entry.lines[0] + 1
        else:
            text = wheel.text(entry.path) if entry.sha256 else None
            count = len(text.lines) if text else 0
        if count and (not entry.lines or count > WIDE):
            found.append((count, target, not entry.lines))
    files = sum(whole for *_, whole in found)
    out = [
        f"{len(found)} of {len(places)} citations are wide: {files} whole files, {len(found) - files} of over {WIDE} lines"
    ]
    for count, target, whole in sorted(found, key=lambda row: (-row[0], row[1])):
        out.append(f"{count:>6} lines  src:{target}" + ("  (the whole file)" if whole else ""))
        out += [f"              {place}" for place in places[target]]
    return out
