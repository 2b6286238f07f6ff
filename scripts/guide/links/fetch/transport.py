"""The one place where requests leave: polite, bounded in time and size, without cookies or credentials."""

import ipaddress
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from io import BytesIO
from typing import Any, Protocol
from urllib.parse import urljoin, urlsplit

import requests
from protego import Protego
from requests.adapters import HTTPAdapter
from urllib3 import HTTPResponse
from urllib3.exceptions import DecodeError, ProtocolError

from guide.links.fetch.politeness import Gate
from guide.links.observation import Fault, Hop
from guide.links.settings import Settings

ROBOTS_BODY = 500 * 1024  # what RFC 9309 asks a crawler to read at least


class Overdue(requests.exceptions.Timeout):
    """The address as a whole took longer than its limit."""


class RobotsUnknown(requests.exceptions.RequestException):
    """robots.txt answered with an error of the server, so nobody knows what it allows."""

    def __init__(self, status: int) -> None:
        super().__init__(f"robots.txt answered {status}")
        self.status = status


class RobotsDenied(requests.exceptions.RequestException):
    """A redirect leads where robots.txt does not want us."""


class Job:
    """One address being asked for. Time spent waiting for one's turn does not count against its limit."""

    def __init__(self, url: str, limit: float) -> None:
        self.url, self.deadline = url, time.monotonic() + limit
        self.waiting = False
        self.error: BaseException | None = None
        self.hops: list[Hop] = []
        self.last: requests.Response | None = None
        self.body = b""
        self.denied = False  # by robots.txt

    def overdue(self, slack: float = 0.0) -> bool:
        """Whether the limit has passed."""
        return not self.waiting and time.monotonic() > self.deadline + slack


class Transport(HTTPAdapter):
    """An adapter for requests. Bodies come back read, cut at the limit; the connection is never left dangling."""

    def __init__(self, settings: Settings, gate: Gate, again: bool) -> None:
        """`again`: this is a second try, for which a token may be shown to its own host."""
        self.settings, self.gate, self.again = settings, gate, again
        self.local = threading.local()  # .job: what the current thread is busy with
        self.room: dict[str, threading.Semaphore] = defaultdict(
            lambda: threading.Semaphore(settings.connections)
        )
        super().__init__(pool_connections=2 * settings.threads, pool_maxsize=settings.connections)

    def send(self, request: requests.PreparedRequest, *args: Any, **kwargs: Any) -> requests.Response:
        """Send when it is this host's turn; remember the error that ends it."""
        url, job = request.url or "", self.job
        request.headers.update(headers_for(url, self.settings, self.again))
        kwargs["stream"] = True
        try:
            with self._turn(url.split("/", 3)[2].lower(), job):
                return self._bounded(super().send(request, *args, **kwargs), job)
        except Exception as error:
            job.error = error
            raise

    @property
    def job(self) -> Job:
        """What the current thread is busy with."""
        job: Job = self.local.job
        return job

    @contextmanager
    def _turn(self, host: str, job: Job) -> Iterator[None]:
        began, job.waiting = time.monotonic(), True
        with self.room[host], self.gate.slot(host):
            job.deadline += time.monotonic() - began
            job.waiting = False
            if job.overdue():
                raise Overdue(f"took longer than {self.settings.limit:g} s")
            yield

    def _bounded(self, response: requests.Response, job: Job) -> requests.Response:
        """`response` with its body in memory: at most the limit, read before the deadline."""
        size = ROBOTS_BODY if response.url.endswith("/robots.txt") else self.settings.body
        body, raw, ended = bytearray(), response.raw, False
        try:
            while len(body) < size and not ended:
                if job.overdue():
                    raise Overdue(f"the body did not arrive within {self.settings.limit:g} s")
                part = raw.read1(min(16384, size - len(body)), decode_content=True)
                body += part
                ended = not part
        except ProtocolError as error:
            raise requests.exceptions.ConnectionError(error) from error
        except DecodeError:
            pass  # the status and the start of the body still tell
        except TimeoutError as error:
            raise requests.exceptions.ReadTimeout(error) from error
        finally:
            if not ended:
                raw.close()
            raw.release_conn()
        headers = {
            k: v for k, v in raw.headers.items() if k.lower() not in ("content-encoding", "content-length")
        }
        response.raw = HTTPResponse(
            BytesIO(bytes(body)), headers, raw.status, reason=raw.reason, preload_content=False
        )
        return response


class Asked(Protocol):
    """What LinkChecker hands to its robots.txt cache."""

    url: str


class Robots:
    """robots.txt by RFC 9309, each host's once; what cannot be read is not taken for permission."""

    def __init__(self, settings: Settings, session: requests.Session, transport: Transport) -> None:
        self.settings, self.session, self.transport = settings, session, transport
        self.rules: dict[str, Protego | bool] = {}
        self.locks: dict[str, threading.Lock] = {}
        self.guard = threading.Lock()

    def allows_url(self, asked: Asked, timeout: float | None = None) -> bool:
        """What LinkChecker calls: whether our agent may ask for `asked.url`."""
        return self.allows(asked.url)

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
            self.transport.job.error = unknown = RobotsUnknown(response.status_code)
            raise unknown
        if response.status_code != 200:
            return True
        return Protego.parse(response.content.decode("utf-8-sig", "replace"))


def joined(base: str, target: str | None) -> str | None:
    """A redirect target made absolute; None where there is none, as it is where it does not parse."""
    try:
        return urljoin(base, target) if target else None
    except ValueError:
        return target


def headers_for(url: str, settings: Settings, again: bool) -> dict[str, str]:
    """Our name; and, on a second try only, the token to the one host that issued it, over https."""
    headers = {"User-Agent": settings.agent, "Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    scheme, _, rest = url.partition("://")
    if again and settings.github_token and scheme == "https" and rest.split("/")[0] in settings.token_hosts:
        headers["Authorization"] = f"Bearer {settings.github_token}"
    return headers


def session(settings: Settings, transport: Transport) -> requests.Session:
    """A session without cookies, proxies from the environment, netrc, or more redirects than allowed."""
    made = requests.Session()
    made.trust_env = False
    made.max_redirects = settings.hops
    made.verify = settings.ca_file or True
    made.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    made.mount("http://", transport)
    made.mount("https://", transport)
    return made


_NETWORK_FAULTS: Mapping[str, str] = {
    "timed out": "timed out",
    "Connection refused": "connection refused",
    "reset by peer": "connection reset",
    "Remote end closed": "closed without an answer",
    "IncompleteRead": "the answer broke off",
    "Name or service not known": "no such host",
    "Temporary failure in name resolution": "no such host",
    "NameResolutionError": "no such host",
    "Network is unreachable": "no way to the host",
    "No route to host": "no way to the host",
    "BadStatusLine": "the answer is not HTTP",
    "loopback only": "refused: loopback only",
}


def fault_of(job: Job, result: str) -> tuple[Fault, str]:
    """What went wrong, in few words, from the job's exception or, failing that, LinkChecker's `result`."""
    error = job.error
    if job.denied or isinstance(error, RobotsDenied):
        return "robots", str(error or "")
    if isinstance(error, RobotsUnknown):
        return ("throttled" if error.status == 429 else "robots-unknown"), str(error)
    if result.startswith("TooManyRedirects"):
        return "loop", ""
    if isinstance(error, requests.exceptions.SSLError):
        return "tls", _short(error)
    if isinstance(error, Overdue):
        return "network", str(error)
    if isinstance(error, requests.exceptions.Timeout):
        return "network", "timed out"
    return "network", _short(error) if error else result[:120]


def _short(error: BaseException) -> str:
    text = f"{error!r} {error}"
    if "certificate" in text:
        detail = (
            text.split("certificate verify failed: ")[-1] if "verify failed" in text else "bad certificate"
        )
        return detail.split(" (_ssl")[0].split("\n")[0][:120].rstrip("'\")>")
    return next((short for words, short in _NETWORK_FAULTS.items() if words in text), type(error).__name__)


def forbid_leaving() -> None:
    """From now on this process can neither connect to, send to nor look up anything but loopback."""

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
            address = args[1]
            if isinstance(address, tuple) and not _loopback(address[0]):
                raise PermissionError(f"loopback only: refused {address[0]}")
        elif event == "socket.getaddrinfo" and args[0] not in (None, "localhost") and not _loopback(args[0]):
            raise PermissionError(f"loopback only: refused to look up {args[0]!r}")

    sys.addaudithook(hook)


def _loopback(host: str | bytes) -> bool:
    try:
        return ipaddress.ip_address(host.decode() if isinstance(host, bytes) else str(host)).is_loopback
    except ValueError:
        return False
