"""A person's word for an address that no program can open."""

from datetime import date

from guide.errors import GuideError, nearest
from guide.links import address
from guide.links.ledger import Human, Ledger, load, save


def vouch(url: str, by: str, note: str, today: date) -> Ledger:
    """Record that `by` opened `url` today and saw `note`; returns the ledger as written."""
    ledger, key = load(), address.normal(url)
    if key not in ledger:
        near = nearest(key, ledger)
        raise GuideError(
            url, "the ledger has no such address",
            f"did you mean: {near}?" if near else "cite it first, then: scripts/check_links.py --offline --update",
        )  # fmt: skip
    if not note.strip() or not by.strip():
        raise GuideError(url, "a look needs a note and a name", "--note 'what you saw' --by 'your name'")
    ledger[key] = ledger[key].model_copy(
        update={"human": Human(date=today, by=by.strip(), note=note.strip())}
    )
    save(ledger)
    return ledger
