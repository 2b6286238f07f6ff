"""Small guides to check, and the command run on them as a program."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from guide.links import ledger
from guide.links.ledger import Record

REPO = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, str(REPO / "scripts" / "check_links.py")]


def catalogue(root: Path, urls: Iterable[str]) -> None:
    """A catalogue that cites `urls`."""
    records = [
        {
            "id": f"r-{n}", "title": f"Title {n}", "url": url, "language": "en", "kind": "article", "level": "deep",
            "about": f"What one learns from the page number {n} of this list.", "basis": "summary",
        }
        for n, url in enumerate(urls)
    ]  # fmt: skip
    (root / "seeds" / "resources" / "one.yml").write_text(json.dumps(records), encoding="utf-8")


def remember(urls: Iterable[str], **fields: object) -> None:
    """A ledger with a record for each of `urls`."""
    day = fields.pop("first_seen", date(2030, 1, 1))
    ledger.save({url: Record(url=url, first_seen=day, **fields) for url in urls})


def environment(**more: str) -> dict[str, str]:
    """For a program that must stay on this machine."""
    env = os.environ | {
        "GUIDE_LINKS_LOOPBACK_ONLY": "1",
        "COLUMNS": "200",
        "PYTHONPATH": str(REPO / "scripts"),
    }
    return env | more


def check(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """scripts/check_links.py, on the guide that GUIDE_ROOT names."""
    return subprocess.run(
        [*COMMAND, *words], env=environment(**more), capture_output=True, text=True, timeout=900, check=False
    )
