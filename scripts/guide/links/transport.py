"""The one place where requests leave: polite, bounded in time and size, without cookies or credentials."""

import ipaddress
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from io import BytesIO
from urllib.parse import urljoin

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPResponse
from urllib3.exceptions import DecodeError, ProtocolError

from guide.links.polite import Gate
from guide.links.settings import Settings

ROBOTS_BODY = 500 * 1024  # what RFC 9309 asks a crawler to read at least


class Overdue(requests.exceptions.Timeout):
    """The address as a whole took longer than its limit."""


class Job:
    """One address being asked for. Time spent waiting for one's turn does not count against its limit."""

    def __init__(self, url: str, limit: float) -> None:
        self.url, self.deadline = url, time.monotonic() + limit
        self.waiting = False
        self.error: BaseException | None = None
        self.hops: list = []
        self.last: requests.Response | None = None
        self.body = b""
        self.walled = False

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

    def send(self, request: requests.PreparedRequest, *args: object, **kwargs: object) -> requests.Response:
        """Send when it is this host's turn; remember the error that ends it."""
        request.headers.update(headers_for(request.url, self.settings, self.again))
        kwargs["stream"] = True
        host, job = request.url.split("/", 3)[2].lower(), self.local.job
        try:
            with self._turn(host, job):
                return self._bounded(super().send(request, *args, **kwargs), job)
        except Exception as error:
            job.error = error
            raise

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


def joined(base: str, target: str | None) -> str | None:
    """A redirect target made absolute; None where there is none or it does not parse."""
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


def forbid_leaving() -> None:
    """From now on this process can neither connect to, send to nor look up anything but loopback."""

    def hook(event: str, args: tuple) -> None:
        if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
            address = args[1]
            if isinstance(address, tuple) and not _loopback(address[0]):
                raise PermissionError(f"loopback only: refused {address[0]}")
        elif event == "socket.getaddrinfo" and args[0] not in (None, "localhost") and not _loopback(args[0]):
            raise PermissionError(f"loopback only: refused to look up {args[0]!r}")

    sys.addaudithook(hook)


def _loopback(host: object) -> bool:
    try:
        return ipaddress.ip_address(host.decode() if isinstance(host, bytes) else str(host)).is_loopback
    except ValueError:
        return False
