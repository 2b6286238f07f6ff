"""Time, injectable so that a test need not wait a minute or a week."""

import time
from datetime import UTC, date, datetime
from typing import Protocol


class Clock(Protocol):
    """What a run asks of time."""

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
