"""How a lock differs: from a re-proven one (for CI), and from another release (for an upgrade)."""

import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from guide.errors import GuideError
from guide.evidence.citations import Citation, citations_in
from guide.evidence.lock import MEND, Entry, Lock, load, lock_path
from guide.evidence.prove import Outcome, Prover
from guide.evidence.wheel import Wheel
from guide.paths import shown

KINDS = {
    "gone": "no longer proven: the claim or its address must change",
    "changed": "still there, but its text differs: read the paragraph again",
    "moved": "same text on other lines, or in another place of its file: nothing to read again",
    "same": "same text on the same lines, or proven by the same symbol",
}


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
            what = f"src:{target}: the lock says {_told(was)}, the wheel has {_told(now)}"
            out.append(GuideError(where, what, f"{MEND}, and read the paragraph again"))
    if not out and lock_path().read_text(encoding="utf-8") != new.lock.text():
        out.append(GuideError(shown(lock_path()), "not as the command writes it: edited by hand?", MEND))
    return out


def _told(entry: Entry) -> str:
    lines = "the whole file" if not entry.symbol and not entry.lines else "no lines"
    if entry.lines:
        lines = f"lines {entry.lines[0]}–{entry.lines[1]}"
    return f"{lines} ({entry.evidence}, {entry.sha256 or 'no digest'})"


@dataclass(frozen=True)
class Change:
    """One citation in two releases."""

    kind: str
    was: Entry
    now: Entry | None
    why: str
    pages: tuple[str, ...]


def against(other: str, *, markdown: bool = False) -> str:
    """The report of the committed lock against a version or the folder of an unpacked wheel."""
    old = load()
    pages: dict[str, list[str]] = {}
    for cited in citations_in():
        pages.setdefault(cited.target, []).append(cited.where)
    with _wheel_of(other) as wheel:
        changes = compare(old, Prover(wheel), pages)
        return (_as_markdown if markdown else _as_text)(old.version, wheel.version, changes)


def compare(old: Lock, prover: Prover, pages: dict[str, list[str]]) -> list[Change]:
    """Each entry of `old` proven again by `prover`."""
    out = []
    for target in sorted(old.entries):
        was, cited = old.entries[target], tuple(pages.get(target, ()))
        try:
            now = prover.prove(target)
        except GuideError as error:
            out.append(Change("gone", was, None, f"{error.what}; {error.cure}", cited))
            continue
        out.append(Change(_kind(was, now), was, now, _why(was, now), cited))
    return out


def _kind(was: Entry, now: Entry) -> str:
    if was.sha256 and now.sha256 and was.sha256 != now.sha256:
        return "changed"
    if was.lines and now.lines and was.lines != now.lines:
        return "moved"
    return "same"


def _why(was: Entry, now: Entry) -> str:
    if was.lines == now.lines:
        return "" if was.evidence == now.evidence else f"evidence {was.evidence} → {now.evidence}"
    return f"lines {_range(was)} → {_range(now)}"


def _range(entry: Entry) -> str:
    return f"{entry.lines[0]}–{entry.lines[1]}" if entry.lines else "unknown"


@contextmanager
def _wheel_of(other: str) -> Iterator[Wheel]:
    if Path(other).is_dir():
        yield Wheel(Path(other))
        return
    if not other[:1].isdigit():
        raise GuideError(
            other, "neither a folder nor a version", "give 2.14.0, or a folder that holds torch/"
        )
    with tempfile.TemporaryDirectory(prefix="guide-wheel-") as temp:
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", f"torch=={other}", "-d", temp]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        files = list(Path(temp).glob("*.whl"))
        if done.returncode or not files:
            last = (done.stderr.strip().splitlines() or ["no wheel came"])[-1]
            raise GuideError(
                f"torch=={other}", f"cannot be downloaded: {last}", "pip index versions torch lists them"
            )
        yield unpack(files[0], Path(temp) / "unpacked")


def unpack(file: Path, folder: Path) -> Wheel:
    """A `.whl` unpacked without what no citation needs."""
    skip = ("torch/lib/libcud", "torch/lib/libnv", "torch/bin/", "torch/test/")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder, [m for m in archive.namelist() if not m.startswith(skip)])
    return Wheel(folder)


def _counts(changes: list[Change]) -> str:
    counts = {kind: sum(c.kind == kind for c in changes) for kind in ("same", "moved", "changed", "gone")}
    return ", ".join(f"{n} {kind}" for kind, n in counts.items())


def _as_text(before: str, after: str, changes: list[Change]) -> str:
    out = [f"PyTorch {before} → {after}: {_counts(changes)}"]
    for kind, meaning in KINDS.items():
        rows = [c for c in changes if c.kind == kind]
        if rows and kind != "same":
            out.append(f"\n{kind} ({len(rows)}): {meaning}")
            for c in rows:
                out.append(f"  src:{c.was.target}" + (f"  {c.why}" if c.why else ""))
                out += [f"      {page}" for page in c.pages]
    return "\n".join(out)


def _as_markdown(before: str, after: str, changes: list[Change]) -> str:
    out = [f"# Citations, PyTorch {before} → {after}", "", f"{_counts(changes)}.", ""]
    for kind, meaning in KINDS.items():
        rows = [c for c in changes if c.kind == kind]
        if rows and kind != "same":
            out += [f"## {kind.capitalize()} ({len(rows)})", "", f"{meaning.capitalize()}.", ""]
            out += ["| citation | what | cited by |", "|---|---|---|"]
            cells = ((f"`{c.was.target}`", c.why, ", ".join(c.pages)) for c in rows)
            out += ["| " + " | ".join(cell.replace("|", r"\|") for cell in row) + " |" for row in cells]
            out.append("")
    return "\n".join(out).rstrip()
