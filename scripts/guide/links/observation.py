"""What was seen of one address, as plain data that travels between processes as JSON. No judgement here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from guide.links.features import Page

Fault = Literal["malformed", "robots", "robots-unknown", "throttled", "tls", "loop", "network", "silence"]


@dataclass(frozen=True)
class Hop:
    """One response: who answered, with what status, pointing where (absolute) when it redirects."""

    url: str
    status: int
    target: str | None = None


@dataclass(frozen=True)
class Observation:
    """One look at one address: everything that a verdict may rest on."""

    url: str
    hops: tuple[Hop, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)  # of the last response, names in lower case
    page: Page | None = None  # what the last response showed; None where it is not text
    error: Fault | None = None
    note: str = ""
    bare: bool = False  # the last response had no body
    given_up: bool = False  # it was tried again already: asking once more in this run is no use

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Observation":
        """The inverse of what a worker writes."""
        hops, page = tuple(Hop(**hop) for hop in data["hops"]), data["page"] and Page.from_json(data["page"])
        return Observation(**{**data, "hops": hops, "page": page})
