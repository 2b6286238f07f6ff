"""The one place where requests leave: polite, bounded in time and size, without cookies or credentials."""

import http.client
import ipaddress
import sys
import threading
import time
import zlib
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from io import BytesIO
from typing import Any, Protocol
from urllib.parse import urljoin, urlsplit

import requests
from protego import Protego
from requests.adapters import HTTPAdapter
from urllib3 import HTTPConnectionPool, HTTPResponse, HTTPSConnectionPool
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import ProtocolError

from guide.links.fetch.politeness import Gate
from guide.links.observation import Fault, Hop
from guide.links.settings import Settings

ROBOTS_BODY = 500 * 1024  # what RFC 9309 asks a crawler to read at least
INTERIM = 10  # interim answers (100, 102, 103) that may come before the answer


class Overdue(requests.exceptions.Timeout):
    """The address as a whole took longer than its limit."""


class RobotsUnknown(requests.exceptions.RequestException):
    """robots.txt answered with an error of the server, so nobody knows what it allows."""

    def __init__(self, status: int) -> None:
        super().__init__(f"robots.txt answered {status}")
        self.status = status


class RobotsDenied(requests.exceptions.RequestException):
    """A redirect leads where robots.txt does not want us."""


class ClosedMeanwhile(ConnectionError):
    """A connection that had served before was closed by the host just as it was to serve again."""


class _Answer(http.client.HTTPResponse):
    """http.client takes a 103 for the answer; here all interim answers are passed over."""

    def _read_status(self) -> tuple[str, int, str]:
        for _ in range(INTERIM):
            version, status, reason = super()._read_status()  # type: ignore[misc]
            if status == 101 or not 100 <= status < 200:
                return version, status, reason
            http.client.parse_headers(self.fp)
        raise http.client.BadStatusLine("interim answers without end")


class _Connection(HTTPConnection):
    response_class = _Answer
    served = False

    def connect(self) -> None:
        self.served = False
        super().connect()

    def getresponse(self) -> HTTPResponse:  # type: ignore[override]
        try:
            response = super().getresponse()
        except ConnectionError as error:  # RemoteDisconnected is one
            if self.served:
                raise ClosedMeanwhile(str(error)) from error
            raise
        self.served = True
        return response


class _SecureConnection(_Connection, HTTPSConnection):
    pass


class _Pool(HTTPConnectionPool):
    ConnectionCls = _Connection


class _SecurePool(HTTPSConnectionPool):
    ConnectionCls = _SecureConnection


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
        self.poolmanager.pool_classes_by_scheme = {"http": _Pool, "https": _SecurePool}

    def send(self, request: requests.PreparedRequest, *args: Any, **kwargs: Any) -> requests.Response:
        """Send when it is this host's turn; remember the error that ends it."""
        request.headers.update(headers_for(request.url or "", self.settings, self.again))
        kwargs["stream"] = True
        try:
            try:
                return self._sent(request, *args, **kwargs)
            except requests.exceptions.ConnectionError as error:
                if not _closed_meanwhile(error):
                    raise
                return self._sent(request, *args, **kwargs)
        except Exception as error:
            self.job.error = error
            raise

    def _sent(self, request: requests.PreparedRequest, *args: Any, **kwargs: Any) -> requests.Response:
        job = self.job
        with self._turn((request.url or "").split("/", 3)[2].lower(), job):
            return self._bounded(super().send(request, *args, **kwargs), job)

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
                part = raw.read1(min(16384, size - len(body)), decode_content=False)
                body += part
                ended = not part
        except ProtocolError as error:
            raise requests.exceptions.ConnectionError(error) from error
        except TimeoutError as error:
            raise requests.exceptions.ReadTimeout(error) from error
        finally:
            if not ended:
                raw.close()
            raw.release_conn()
        headers = {
            k: v for k, v in raw.headers.items() if k.lower() not in ("content-encoding", "content-length")
        }
        coding = raw.headers.get("content-encoding", "")
        response.raw = HTTPResponse(
            BytesIO(unpacked(bytes(body), coding, size)),
            headers,
            raw.status,
            reason=raw.reason,
            preload_content=False,
        )
        return response


def unpacked(body: bytes, coding: str, size: int) -> bytes:
    """At most `size` bytes of what a packed body holds; a body that is not packed as its label says is left as it is."""
    if body[:2] == b"\x1f\x8b":
        windows = [zlib.MAX_WBITS | 16]  # gzip, though it be unlabelled
    elif "deflate" in coding.lower():
        windows = [zlib.MAX_WBITS, -zlib.MAX_WBITS]
    else:
        return body
    for window in windows:
        unpacker, out = zlib.decompressobj(window), b""
        try:
            for start in range(
                0, len(body), 1024
            ):  # in small pieces: a break loses little of what came before it
                out += unpacker.decompress(
                    unpacker.unconsumed_tail + body[start : start + 1024], size - len(out)
                )
                if len(out) >= size:
                    break
        except zlib.error:
            pass
        if out:
            return out[:size]
    return body


def _closed_meanwhile(error: BaseException | None) -> bool:
    while error is not None and not isinstance(error, ClosedMeanwhile):
        error = error.__cause__ or error.__context__
    return error is not None


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
    headers = {"User-Agent": settings.agent, "Accept": "text/html,application/xhtml+xml,*/*;q=0.8",
               "Accept-Encoding": "gzip, deflate"}  # fmt: skip
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


# What an error's text holds, what is told, and whether nobody at all was heard.
_NETWORK_FAULTS = (
    ("timed out", "timed out", True),
    ("Connection refused", "connection refused", False),
    ("reset by peer", "connection reset", False),
    ("Remote end closed", "closed without an answer", False),
    ("IncompleteRead", "the answer broke off", False),
    ("Name or service not known", "no such host", True),
    ("Temporary failure in name resolution", "no such host", True),
    ("NameResolutionError", "no such host", True),
    ("Network is unreachable", "no way to the host", True),
    ("No route to host", "no way to the host", True),
    ("BadStatusLine", "the answer is not HTTP", False),
    ("loopback only", "refused: loopback only", True),
)


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
        return "tls", _certificate(error)
    if isinstance(error, Overdue):
        return "network", str(error)
    if isinstance(error, requests.exceptions.Timeout):
        return "silence", "timed out"
    if error is None:
        return "network", result[:120]
    text = f"{error!r} {error}"
    known_fault = next(((short, silent) for words, short, silent in _NETWORK_FAULTS if words in text), None)
    short, silent = known_fault or (type(error).__name__, False)
    return "silence" if silent else "network", short


def _certificate(error: BaseException) -> str:
    text = f"{error!r} {error}"
    if "certificate" not in text:
        return type(error).__name__
    detail = text.split("certificate verify failed: ")[-1] if "verify failed" in text else "bad certificate"
    return detail.split(" (_ssl")[0].split("\n")[0][:120].rstrip("'\")>")


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
