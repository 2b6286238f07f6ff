"""robots.txt by RFC 9309: longest match, wildcards; what cannot be read is not taken for permission."""

import threading
from urllib.parse import urlsplit

import requests
from protego import Protego

from guide.links.settings import Settings


class RobotsUnknown(requests.exceptions.RequestException):
    """robots.txt answered with an error of the server, so nobody knows what it allows."""

    def __init__(self, status: int) -> None:
        super().__init__(f"robots.txt answered {status}")
        self.status = status


class RobotsDenied(requests.exceptions.RequestException):
    """A redirect leads where robots.txt does not want us."""


class Robots:
    """Asks each host's robots.txt once. Takes the place of LinkChecker's cache: `allows_url`."""

    def __init__(self, settings: Settings, session: requests.Session, local: threading.local) -> None:
        self.settings, self.session, self.local = settings, session, local
        self.rules: dict[str, Protego | bool] = {}
        self.locks: dict[str, threading.Lock] = {}
        self.guard = threading.Lock()

    def allows_url(self, url_data: object, timeout: float | None = None) -> bool:
        """What LinkChecker asks: whether our agent may ask for `url_data.url`."""
        return self.allows(url_data.url)

    def allows(self, url: str) -> bool:
        """Whether our agent may ask for `url`; raises what requests raises, and RobotsUnknown."""
        parts = urlsplit(url)
        base = f"{parts.scheme}://{parts.netloc}"
        with self.guard:
            lock = self.locks.setdefault(base, threading.Lock())
        with lock:
            if base not in self.rules:
                self.rules[base] = self._read(f"{base}/robots.txt")
            rules = self.rules[base]
        return rules if isinstance(rules, bool) else rules.can_fetch(url, self.settings.agent)

    def _read(self, url: str) -> Protego | bool:
        response = self.session.get(url, timeout=self.settings.timeout)
        if response.status_code in (401, 403):
            return False  # a host that walls off even its rules does not want us
        if response.status_code >= 500 or response.status_code == 429:
            self.local.job.error = RobotsUnknown(response.status_code)
            raise self.local.job.error
        if response.status_code != 200:
            return True
        return Protego.parse(response.content.decode("utf-8-sig", "replace"))
