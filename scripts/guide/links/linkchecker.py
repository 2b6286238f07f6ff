# SPDX-License-Identifier: GPL-2.0-or-later
#
# This module, and no other of the guide, imports LinkChecker, which is GPL-2.0-or-later.
# It is therefore under the GNU General Public License, version 2 or (at your option) any later version:
# LICENSES/GPL-2.0-or-later.txt.
# It runs as a program of its own and exchanges plain JSON lines with the rest of the guide.
"""LinkChecker's run over a list of addresses: one JSON job on stdin, one JSON line per address on stdout.

Its queue, threads, redirects and logger do the work. A plugin notes each response; the sessions wait their turn at a
host for redirects and robots.txt too, which LinkChecker does not; robots.txt is read by Protego, which knows wildcards.
"""

# ruff: noqa: E402
import fcntl
import hashlib
import json
import os
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import asdict, replace
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

sys.modules["soupsieve"] = None  # type: ignore[assignment]  # CSS selectors, used by nobody here: slow to load

import requests
from linkcheck import configuration, director, plugins  # type: ignore[import-untyped]
from linkcheck.cache import results, urlqueue  # type: ignore[import-untyped]
from linkcheck.checker import get_url_from  # type: ignore[import-untyped]
from linkcheck.director.aggregator import Aggregate  # type: ignore[import-untyped]
from linkcheck.logger.none import NoneLogger  # type: ignore[import-untyped]
from protego import Protego
from requests.adapters import HTTPAdapter
from requests.exceptions import InvalidURL, RequestException
from urllib3.exceptions import HTTPError

from guide.links import address
from guide.links.fetch import Hop, Observation, Settings
from guide.links.page import read

DENY, DENIED = "User-agent: *\nDisallow: /", "robots.txt denies"
ROBOTS_BODY = 500 * 1024  # what RFC 9309 asks a crawler to read at least


class Turns(HTTPAdapter):
    """One request to a host at a time, and a pause after each answer, whatever process or redirect asks."""

    def __init__(self, settings: Settings, folder: str) -> None:
        self.settings, self.folder = settings, Path(folder)
        self.failed: dict[str, int] = defaultdict(int)
        super().__init__(pool_connections=1000)

    def send(self, request: requests.PreparedRequest, *args: Any, **kwargs: Any) -> requests.Response:
        """Send when it is this host's turn, under our name."""
        host = address.host(request.url or "")
        request.headers.update({"User-Agent": self.settings.agent, "Accept": "text/html,*/*;q=0.8",
                                "Accept-Encoding": "gzip, deflate", "Connection": "close"})  # fmt: skip
        kwargs["stream"] = True
        with self._turn(host) if self.settings.rate else nullcontext():
            if self.failed[host] >= self.settings.give_up:
                raise RequestException(f"not asked: its host failed {self.failed[host]} times in a row")
            try:
                response = super().send(request, *args, **kwargs)
            except RequestException as error:
                self.failed[host] += 1
                cause = getattr(error.args[0] if error.args else None, "reason", error)
                raise type(error)(str(cause)[-160:]) from error  # LinkChecker keeps the beginning alone
            self.failed[host] = 0
        target = response.headers["location"] if response.is_redirect else response.url
        with suppress(ValueError):
            if address.host(urljoin(response.url, target)):
                return response
        raise InvalidURL(
            f"it redirects to {target[:160]}"
        )  # requests would stumble over it, LinkChecker over that

    @contextmanager
    def _turn(self, host: str) -> Iterator[None]:
        with (self.folder / hashlib.sha256(host.encode()).hexdigest()[:24]).open("a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            time.sleep(max(0.0, float(file.read() or 0) - time.monotonic()))
            try:
                yield
            finally:
                file.truncate(0)
                file.write(str(time.monotonic() + 1 / self.settings.rate))


class Robots:
    """robots.txt by RFC 9309, each host's once; what cannot be read is not taken for permission."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rules: dict[str, Protego | int] = {}  # or the status of an error
        self.locks: dict[str, threading.Lock] = defaultdict(threading.Lock)

    def allows_url(self, asked: Any, timeout: float | None = None) -> bool:
        """What LinkChecker calls."""
        return self.allows(asked.url, asked.session)

    def allows(self, url: str, session: requests.Session) -> bool:
        """Whether our agent may ask for `url`; raises what stands against reading robots.txt."""
        base = f"{url.partition('://')[0].lower()}://{address.host(url)}"
        with self.locks[base]:
            rules = self.rules[base] = self.rules.get(base) or self._read(f"{base}/robots.txt", session)
        if isinstance(rules, int):
            raise RequestException(f"robots.txt answered {rules}")
        return rules.can_fetch(url, self.settings.agent)

    def _read(self, url: str, session: requests.Session) -> Protego | int:
        response = session.get(url, timeout=self.settings.timeout, stream=True)
        text = beginning(response, ROBOTS_BODY, self.settings.timeout).decode("utf-8-sig", "replace")
        if (status := response.status_code) >= 500 or status == 429:
            return status
        # A host that walls off even its rules does not want us.
        return Protego.parse(text if status == 200 else DENY if status in (401, 403) else "")


def beginning(response: requests.Response, size: int, seconds: float) -> bytes:
    """At most `size` bytes of a body, read within `seconds`; what came before a break counts."""
    body, end = bytearray(), time.monotonic() + seconds
    try:
        while len(body) < size and time.monotonic() < end:
            part = response.raw.read1(min(16384, size - len(body)), decode_content=True)
            if not part:
                break
            body += part
    except (HTTPError, OSError):
        if not body:
            raise
    finally:
        response.close()
        response._content, response._content_consumed = bytes(body), True
    return bytes(body)


class Notes(plugins._ConnectionPlugin):  # type: ignore[misc]
    """LinkChecker calls it after each response: it notes hops and pages, and asks robots.txt where a redirect leads."""

    def __init__(self, settings: Settings, robots: Robots) -> None:
        self.settings, self.robots, self.seen = settings, robots, dict[str, Observation]()

    def applies_to(self, url_data: Any, **kwargs: Any) -> bool:
        """Every address."""
        return True

    def check(self, url_data: Any) -> None:
        """One response; none where robots.txt denies the address itself."""
        key, response = url_data.cache_url, url_data.url_connection
        seen = self.seen.get(key, Observation(key))
        if response is None:
            self.seen[key] = replace(seen, fault="robots")
            return
        target = url_data.session.get_redirect_target(response)
        target = target and urljoin(response.url, target)
        body = beginning(response, self.settings.body, self.settings.timeout)
        seen = replace(seen, hops=(*seen.hops, Hop(response.url, response.status_code, target)))
        if not target:
            headers = {name.lower(): value for name, value in response.headers.items()}
            seen = replace(seen, headers=headers, page=read(body, headers.get("content-type", "")))
        self.seen[key] = seen
        if target and not self.robots.allows(target, url_data.session):
            raise RequestException(f"{DENIED} {target}")


class JsonLines(NoneLogger):  # type: ignore[misc]
    """LinkChecker's result and our notes, a JSON line an address; the process ends with the last."""

    def __init__(self, out: Any, seen: dict[str, Observation], count: int) -> None:
        super().__init__()
        self.out, self.seen, self.count = out, seen, count

    def log_url(self, url_data: Any) -> None:
        """Write one address. LinkChecker calls this under its lock."""
        seen = self.seen.pop(url_data.cache_url, Observation(url_data.cache_url))
        if not seen.page and seen.fault != "robots":
            name, _, note = url_data.result.partition(": ")
            seen = replace(seen, fault="robots" if note.startswith(DENIED) else name, note=note[:200])
        self.out.write(json.dumps(asdict(seen)) + "\n")
        self.out.flush()
        self.count -= 1
        if not self.count:
            os._exit(0)  # LinkChecker's threads would be waited for, a second each


class Run(Aggregate):  # type: ignore[misc]
    """LinkChecker's centre. Its throttle would hold all threads for one host: `Turns` waits instead."""

    def __init__(self, job: dict[str, Any], settings: Settings, out: Any) -> None:
        robots = Robots(settings)
        notes = Notes(settings, robots)
        config = configuration.Configuration()
        config.update(
            logger=JsonLines(out, notes.seen, len(job["urls"])), verbose=True, status=False, recursionlevel=0, checkextern=True,
            useragent=settings.agent, timeout=settings.timeout, maxhttpredirects=settings.hops, fileoutput=[],
            threads=min(settings.threads, len(job["urls"])), sslverify=settings.ca_file or True,
        )  # fmt: skip
        ours = plugins.PluginManager.__new__(plugins.PluginManager)  # all of its own would take long to load
        ours.connection_plugins, ours.content_plugins, ours.parser_plugins = [notes], [], []
        super().__init__(config, urlqueue.UrlQueue(), robots, ours, results.ResultCache(10**6))
        self.turns = Turns(settings, job["folder"])
        for url in job["urls"]:
            # Level 1 without recursion: level 0 would add a pattern per address and search them all for each.
            data = get_url_from(url, 1, self, extern=(0, 0))
            data.url = data.cache_url = url  # LinkChecker requotes, and takes two spellings for one
            self.urlqueue.put(data)

    def wait_for_host(self, host: str) -> None:
        """`Turns` waits, host by host."""

    def add_request_session(self) -> None:
        """A session of this thread, without cookies, netrc, or proxies from the environment."""
        session = requests.Session()
        session.trust_env = False
        session.max_redirects = self.config["maxhttpredirects"]
        session.verify = self.config["sslverify"]
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        session.mount("http://", self.turns)
        session.mount("https://", self.turns)
        self.request_sessions[threading.get_ident()] = session


def main() -> None:
    """Read the job, run it, leave at once: threads that hang cannot hold the process."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # LinkChecker prints; stdout is for results
    job = json.loads(sys.stdin.readline())
    os.environ["XDG_DATA_HOME"] = job["folder"]  # LinkChecker makes a folder for plugins
    parent = threading.Thread(target=lambda: os._exit(len(sys.stdin.read())), daemon=True)
    parent.start()  # its end ends us
    director.check_urls(Run(job, Settings(**job["settings"]), out))
    os._exit(0)


if __name__ == "__main__":
    main()
