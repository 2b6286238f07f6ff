"""Errors that are meant for a person: where, what, and the edit or command that mends it."""

import difflib
from collections.abc import Iterable


class GuideError(Exception):
    """Bad input. `where` is `file` or `file:line`; `cure` is an edit or a command."""

    def __init__(self, where: object, what: str, cure: str = "") -> None:
        self.where, self.what, self.cure = str(where), what, cure
        super().__init__(f"{self.where}: {what}" + (f"\n  mend: {cure}" if cure else ""))


def nearest(word: str, known: Iterable[str], n: int = 3) -> str:
    """The `n` known names closest to `word`, as `a, b, c`; empty when none is close."""
    return ", ".join(difflib.get_close_matches(word, list(known), n=n, cutoff=0.4))
