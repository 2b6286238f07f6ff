"""What a pull request adds: the cited addresses that the ledger at its base does not have."""

import subprocess
from datetime import date, timedelta

from guide.errors import GuideError
from guide.links.ledger import Ledger, parse, path
from guide.paths import root

FRESH = timedelta(days=7)


def base_ledger(base: str) -> Ledger:
    """The ledger at commit `base`; empty where it has none. GuideError for an unknown commit."""
    if base.startswith("-") or _git("rev-parse", "--verify", "--quiet", f"{base}^{{commit}}").returncode:
        raise GuideError(
            "--changed", f"git knows no commit '{base}'", "git fetch origin main, or name another base"
        )
    name = path().relative_to(root())
    shown = _git("show", f"{base}:{name.as_posix()}")
    return parse(shown.stdout, f"{name} at {base}") if shown.returncode == 0 else {}


def _git(*words: str) -> subprocess.CompletedProcess:
    try:
        return subprocess.run(
            ["git", *words], cwd=root(), capture_output=True, text=True, timeout=60, check=False
        )
    except FileNotFoundError:
        raise GuideError(
            "--changed", "git is not installed", "install it, or run without --changed"
        ) from None


def added(cited: list[str], base: Ledger, now: Ledger, today: date) -> list[str]:
    """What is new against `base`, without what a run saw alive in the last seven days."""
    return [u for u in cited if u not in base and not (u in now and _fresh(now[u].last_alive, today))]


def _fresh(seen: date | None, today: date) -> bool:
    return seen is not None and today - seen <= FRESH
