"""How a run behaves: politeness, patience and where the archive is. Plain data, sent whole to each worker."""

import os
from dataclasses import asdict, dataclass, fields

from guide.links.about import PAGE, REPOSITORY, about

AGENT = "inside-pytorch-links/1 (+{about})"
HUMAN_TERM_DAYS = 180  # how long a human look or a vetted archive copy counts


@dataclass(frozen=True)
class Settings:
    """Times in seconds, sizes in bytes; `rate` is requests to one host in any second (0: no limit)."""

    agent: str = AGENT.format(about=REPOSITORY + PAGE)
    timeout: float = 20.0  # one socket read
    limit: float = 60.0  # one address, all its hops and its body
    grace: float = 30.0  # silence of a worker beyond `limit` before it is killed
    connections: int = 4  # at one time, to one host
    rate: float = 2.0
    workers: int = 0  # 0: as many as the addresses are worth, at most one a core and 4
    threads: int = 32  # in one worker
    body: int = 64 * 1024
    hops: int = 10
    give_up: int = 5  # failures in a row after which a silent host is not asked again in this pass
    dead_gap: float = 60.0  # a 404 counts when a second one follows at least this much later
    retry_wait: float = 5.0  # before a second try of what did not answer
    throttle_wait: float = 15.0  # after a 429 that names no time
    throttle_cap: float = 60.0  # a Retry-After beyond this is not waited for, and not asked again
    passes: int = 3
    archive: str = "https://web.archive.org"
    ca_file: str = ""  # extra trust, for tests
    github_token: str = ""
    token_hosts: tuple[str, ...] = ("github.com",)
    loopback_only: bool = False  # refuse every connection that would leave this machine


def from_environment(**given: object) -> Settings:
    """The settings, with what the environment says: address of the user agent, archive, token, loopback only."""
    env = os.environ
    found: dict[str, object] = {"agent": AGENT.format(about=about())}
    if archive := env.get("GUIDE_LINKS_ARCHIVE"):
        found["archive"] = archive.rstrip("/")
    if token := env.get("GITHUB_TOKEN"):
        found["github_token"] = token
    if env.get("GUIDE_LINKS_LOOPBACK_ONLY") == "1":
        found["loopback_only"] = True
    return Settings(**(found | {name: value for name, value in given.items() if value is not None}))


def to_job(settings: Settings) -> dict:
    """JSON-ready settings for a worker."""
    return asdict(settings)


def from_job(data: dict) -> Settings:
    """The inverse of `to_job`."""
    known = {f.name for f in fields(Settings)}
    return Settings(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items() if k in known})
