"""Two builds of the site beside each other: what a reader would find changed between two commits."""

import difflib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import root

# What may differ without a reader's notice, by the name under which it is asked for.
IGNORABLE = {
    "digests": r"\b(?:sha256-[A-Za-z0-9+/]{43}=|[0-9a-f]{16})(?![A-Za-z0-9+/=])",
    "dates": r"\b20\d\d-[01]\d-[0-3]\d\b",
    "space": r"\s+",
}
SECONDS = 1800  # for one build
_TEXT = {".css", ".html", ".js", ".json", ".md", ".out", ".py", ".svg", ".txt", ".webmanifest", ".xml"}


@dataclass(frozen=True)
class Difference:
    """One published file that is not the same: `missing`, `new` or `changed`, with a diff where it is text."""

    path: str
    kind: str
    diff: tuple[str, ...] = ()


def commit_of(name: str) -> str:
    """The full name of a commit; a GuideError where git knows none."""
    done = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if done.returncode:
        raise GuideError(name, "git knows no such commit", "git log --oneline lists them")
    return done.stdout.strip()


def build(commit: str, target: Path) -> Path:
    """The hosted site of `commit`, built by that commit's own code into `target`; kept where it is there already."""
    if target.is_dir():
        return target
    with tempfile.TemporaryDirectory(prefix="compare-") as temp:
        tree, made = Path(temp) / "tree", Path(temp) / "site"
        _git("archive", "--output", str(packed := Path(temp) / "tree.tar"), commit)
        with tarfile.open(packed) as archive:
            archive.extractall(tree, filter="data")
        command = [sys.executable, str(tree / "scripts" / "build_site.py"), "--out", str(made)]
        done = processes.ask(command, SECONDS, cwd=tree, env=_environment(tree))
        if done.returncode:
            said = (done.stdout + done.stderr).strip()[-2000:]
            raise GuideError(commit[:12], f"its site does not build:\n{said}", "mend that commit first")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, target)
    return target


def _environment(tree: Path) -> dict[str, str]:
    """This environment with the package of `tree` in front of an installed one, and its own root."""
    kept = {key: value for key, value in os.environ.items() if key not in ("GUIDE_ROOT", "SITE_URL")}
    return kept | {"PYTHONPATH": str(tree / "scripts"), "PYTHONDONTWRITEBYTECODE": "1"}


def _git(*command: str) -> subprocess.CompletedProcess[str]:
    return processes.ask(["git", *command], 60, cwd=root())


def compare(before: Path, after: Path, ignore: Iterable[str] = ()) -> list[Difference]:
    """The files that differ between two sites, after every match of the patterns in `ignore` is made the same."""
    patterns = [_compiled(pattern) for pattern in ignore]
    old, new = files(before), files(after)
    found = [Difference(path, "missing") for path in sorted(old - new)]
    found += [Difference(path, "new") for path in sorted(new - old)]
    for path in sorted(old & new):
        was, now = (before / path).read_bytes(), (after / path).read_bytes()
        if was == now:
            continue
        if Path(path).suffix not in _TEXT:
            found.append(Difference(path, "changed"))
            continue
        left, right = (_blurred(data.decode("utf-8"), patterns) for data in (was, now))
        if left != right:
            found.append(Difference(path, "changed", _diff(left, right)))
    return found


def alike(found: Iterable[Difference]) -> list[list[Difference]]:
    """The differences in groups that say the same, wherever their pages lie."""
    groups: dict[tuple[str, ...], list[Difference]] = {}
    for one in found:
        said = tuple(line.replace("../", "") for line in one.diff) or (one.path,)
        groups.setdefault((one.kind, *said), []).append(one)
    return list(groups.values())


def files(site: Path) -> set[str]:
    """Every published file of a built site, by its path."""
    # The zipped sitemap holds what the plain one holds.
    return {p.relative_to(site).as_posix() for p in site.rglob("*") if p.is_file() and p.suffix != ".gz"}


def _compiled(pattern: str) -> re.Pattern[str]:
    try:
        return re.compile(pattern)
    except re.error as error:
        known = ", ".join(IGNORABLE)
        raise GuideError(
            "--ignore", f"'{pattern}' is no regular expression: {error}", f"or one of: {known}"
        ) from None


def _blurred(text: str, patterns: list[re.Pattern[str]]) -> str:
    for pattern in patterns:
        text = pattern.sub(lambda m: " " if m[0].isspace() else "·", text)
    return text


def _diff(was: str, now: str) -> tuple[str, ...]:
    """Changed lines, one tag or one stretch of text a line."""
    left, right = (_pieces(text) for text in (was, now))
    changes = difflib.unified_diff(left, right, lineterm="", n=0)
    lines = [line for line in changes if not line.startswith(("---", "+++", "@@"))]
    return tuple(lines) or ("(white space alone)",)


def _pieces(text: str) -> list[str]:
    return [piece.strip() for piece in re.split(r"(?=<)|\n|(?<=[\]}]),", text) if piece.strip()]
