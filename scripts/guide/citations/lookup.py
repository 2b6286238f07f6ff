"""Help for authors: what a citation resolves to, where a name is defined, which citations are wide."""

from guide.citations.binary import Binary
from guide.citations.collect import Citation
from guide.citations.lock import Lock
from guide.citations.near import near_names
from guide.citations.others import Sources
from guide.citations.prove import Prover
from guide.citations.symbols import matching, rivals, symbols
from guide.citations.target import normal, other_of, parse
from guide.citations.wheel import Wheel
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
    text = prover.others[asked.other].text(asked.path) if asked.other else prover.text(entry.path)
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


def find(name: str, wheel: Wheel, most: int = 30) -> list[str]:
    """Targets whose symbol is `name`, in the wheel's text and libraries; GuideError when there is none."""
    last = name.rpartition("::")[2].rpartition(".")[2] if "::" in name else name.rpartition(".")[2] or name
    needle = last.encode()
    out: list[tuple[bool, int, str, str]] = []
    for path in wheel.text_paths():
        file = wheel.file_of(path)
        if file is None or needle not in (wheel.folder / file).read_bytes():
            continue
        try:
            text = wheel.text(path)
            found = matching(name, symbols(path, text.lines)) if text else []
        except GuideError:
            continue
        for symbol in rivals(found):
            more = f", {len(found)} in this file" if len(found) > 1 else ""
            place = f"line {symbol.first}{more}"
            out.append((path.startswith("build/"), symbol.rank, f"src:{path}#{symbol.name}", place))
    rows = [f"{target}  ({place})" for _, _, target, place in sorted(out)]
    rows += Binary.of(wheel).find(name)
    if not rows:
        near = near_names(name, set(Binary.of(wheel).names))
        cure = f"did you mean: {near}?" if near else "try the last part of the name"
        raise GuideError(name, "neither the wheel's text nor its libraries define it", cure)
    rest = [f"… and {len(rows) - most} more"] if len(rows) > most else []
    return rows[:most] + rest


def find_other(name: str, sources: Sources, most: int = 30) -> list[str]:
    """Targets in another project's wheel whose symbol is `name`; GuideError when there is none."""
    last, rows = name.rpartition("::")[2].rpartition(".")[2].encode(), []
    for path in sources.text_paths():
        text = sources.text(path)
        if text and any(last in line.encode() for line in text.lines):
            try:
                found = rivals(matching(name, symbols(path, text.lines)))
            except GuideError:
                continue
            rows += [f"src:{sources.release.key}:{path}#{s.name}  (line {s.first})" for s in found]
    rows += [row.replace("src:", f"src:{sources.release.key}:", 1) for row in sources.binary.find(name)]
    if not rows:
        what = "neither the wheel's text nor its libraries define it"
        raise GuideError(f"{sources.release.key}: {name}", what, "try the last part of the name")
    return rows[:most] + ([f"… and {len(rows) - most} more"] if len(rows) > most else [])


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
