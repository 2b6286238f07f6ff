"""The names nearest to one that is not there."""

import difflib
import re

_PART = re.compile(r"::|\.")


def near_names(name: str, known: set[str], n: int = 4) -> str:
    """The known names closest to `name`, as `a, b`: compared by as many last parts as `name` has,
    then by the last part alone; empty when none is close."""
    out: list[str] = []
    for parts in sorted({len(_PART.split(name)), 1}, reverse=True):
        tails: dict[str, str] = {}
        for full in sorted(known, key=lambda k: (len(k), k)):
            tails.setdefault(_tail(full, parts), full)
        for close in difflib.get_close_matches(_tail(name, parts), tails, n=n, cutoff=0.6):
            if tails[close] not in out:
                out.append(tails[close])
    return ", ".join(out[:n])


def _tail(name: str, parts: int) -> str:
    """The last `parts` parts of a name: `TensorImpl::sizes` of `c10::TensorImpl::sizes`."""
    cuts = [match.end() for match in _PART.finditer(name)]
    return name[cuts[-parts] :] if parts <= len(cuts) else name
