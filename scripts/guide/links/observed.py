"""What was seen of one address, as plain data that travels between processes as JSON."""

from dataclasses import asdict, dataclass, field

STATES = (
    "alive", "moved", "dead", "soft-404", "blocked", "unverified", "throttled", "unreachable", "tls",
)  # fmt: skip
UNCHECKED = "unchecked"
WORKING = frozenset({"alive", "moved"})
GONE = frozenset({"dead", "soft-404"})
WALLED = frozenset({"blocked", "unverified"})
FAILING = frozenset({"unreachable", "tls"})


@dataclass(frozen=True)
class Hop:
    """One response: who answered, with what status, pointing where (absolute) when it redirects."""

    url: str
    status: int
    target: str | None = None


@dataclass(frozen=True)
class Observation:
    """Everything `classify` may look at. `error` is one of: malformed robots robots-unknown tls loop network."""

    url: str
    hops: tuple[Hop, ...] = ()
    headers: dict[str, str] = field(default_factory=dict)  # of the last response, names in lower case
    body: bytes = b""  # of the last response, at most the first 64 KiB
    error: str | None = None
    note: str = ""


@dataclass(frozen=True)
class Verdict:
    """One look at one address. `wait` is what a Retry-After asked for; `certain` matters for soft-404 only."""

    url: str
    state: str
    reason: str
    status: int | None = None
    hops: tuple[tuple[int, str], ...] = ()  # (status, target) of each redirect
    certain: bool = True
    wait: float | None = None
    at: float = 0.0  # the clock's seconds when it was seen; the caller sets it

    def to_json(self) -> dict:
        """JSON-ready; `from_json` reads it back."""
        return asdict(self)

    @staticmethod
    def from_json(data: dict) -> "Verdict":
        """The inverse of `to_json`."""
        return Verdict(**(data | {"hops": tuple((int(s), str(t)) for s, t in data["hops"])}))
