"""How a run behaves: who asks, how politely, how patiently, by which clock. Settings travel whole to each worker."""

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Any, Protocol

REPOSITORY = "https://github.com/inside-pytorch/inside-pytorch"
PAGE = "/blob/main/docs/contributing/link-checking.md"
AGENT = "inside-pytorch-links/1 (+{about})"


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

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Settings":
        """The inverse of `dataclasses.asdict` and JSON."""
        return Settings(**{**data, "token_hosts": tuple(data["token_hosts"])})


def from_environment(
    rate: float = Settings.rate, connections: int = Settings.connections, timeout: float = Settings.timeout
) -> Settings:
    """The settings, with what the environment says: where the user agent points, archive, token, loopback only."""
    env, made = os.environ, Settings(rate=rate, connections=connections, timeout=timeout)
    about = env.get("GUIDE_LINKS_ABOUT") or (env.get("REPOSITORY") or REPOSITORY) + PAGE
    return replace(
        made,
        agent=AGENT.format(about=about),
        archive=(env.get("GUIDE_LINKS_ARCHIVE") or made.archive).rstrip("/"),
        github_token=env.get("GITHUB_TOKEN", ""),
        loopback_only=env.get("GUIDE_LINKS_LOOPBACK_ONLY") == "1",
    )


class Clock(Protocol):
    """What a run asks of time; a test need not wait a minute or a week."""

    def seconds(self) -> float:
        """Seconds that only grow."""

    def today(self) -> date:
        """The date in UTC."""

    def sleep(self, seconds: float) -> None:
        """Let `seconds` pass."""


class WallClock:
    """Real time."""

    def seconds(self) -> float:
        """Monotonic seconds."""
        return time.monotonic()

    def today(self) -> date:
        """The date in UTC."""
        return datetime.now(UTC).date()

    def sleep(self, seconds: float) -> None:
        """Sleep, really."""
        time.sleep(max(0.0, seconds))
