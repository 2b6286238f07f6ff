"""What can be said of the links without network: syntax, duplicates, the ledger, addresses outside the catalogue."""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from guide import catalogue
from guide.links import address
from guide.links.extract import Cited
from guide.links.ledger import Ledger
from guide.links.policy import Finding

UPDATE = "scripts/check_links.py --offline --update"


def findings(cited: dict[str, Cited], ledger: Ledger) -> list[Finding]:
    """Everything wrong, in the order of the addresses."""
    return [*_syntax(cited), *_spellings(cited), *_outside(cited), *stale(cited, ledger)]


def _syntax(cited: dict[str, Cited]) -> Iterable[Finding]:
    for entry in cited.values():
        if fault := address.problem(entry.url):
            yield Finding("fail", entry.url, "malformed", f"{_places(entry)}: {fault}", "mend the address")


def _spellings(cited: dict[str, Cited]) -> Iterable[Finding]:
    """One page under two addresses: http and https, with and without `www.` or a last slash."""
    alike: dict[str, list[Cited]] = defaultdict(list)
    for entry in cited.values():
        alike[catalogue.same_address(entry.url)].append(entry)
    for first, *others in alike.values():
        for other in others:
            text = f"{_places(other)}: the same page as {first.url} ({_places(first)})"
            yield Finding("fail", other.url, "duplicate", text, "spell both alike")


def _outside(cited: dict[str, Cited]) -> Iterable[Finding]:
    for entry in cited.values():
        places = [place for place in entry.where if place.startswith("docs/")]
        if places and not entry.catalogued:
            cure = "scripts/add_resource.py, then cite it by id: [text](ref:id)"
            yield Finding("fail", entry.url, "uncatalogued", f"{places[0]}: not in the catalogue", cure)


def stale(cited: dict[str, Cited], ledger: Ledger) -> Iterable[Finding]:
    """Addresses without a record, and records without an address."""
    for url in cited:
        if url not in ledger:
            yield Finding("fail", url, "unrecorded", "the ledger does not have it", UPDATE)
    for url in ledger:
        if url not in cited:
            yield Finding("fail", url, "uncited", "the ledger has it, no page cites it any more", UPDATE)


def _places(entry: Cited) -> str:
    places = [str(Path(place)) for place in entry.where]
    return places[0] + (f" and {len(places) - 1} more" if len(places) > 1 else "")
