# SPDX-License-Identifier: GPL-2.0-or-later
#
# This module, and no other of the guide, imports LinkChecker, which is GPL-2.0-or-later.
# It is therefore under the GNU General Public License, version 2 or (at your option) any later version.
# It runs as a program of its own and exchanges plain JSON lines with the rest of the guide.
"""The checker process. One JSON job on stdin, one JSON line per fact on stdout (`Line`).

What LinkChecker is used for: it turns an address into a request, asks our `Robots` first, sends the request
through our session, follows the redirects one by one, and calls our plugin after each response and when
robots.txt denies. That is all. Its queue, cache, threads, throttle and plugins are replaced or left out, and its
verdict is never read: it calls valid what robots.txt denies, and 429 too.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import urlsplit

# ruff: noqa: E402
sys.modules["soupsieve"] = None  # type: ignore[assignment]  # CSS selectors, used by nobody here: a third of the start

import requests
from linkcheck import configuration, plugins  # type: ignore[import-untyped]
from linkcheck.checker import get_url_from  # type: ignore[import-untyped]
from linkcheck.director.aggregator import Aggregate  # type: ignore[import-untyped]

from guide.links import address
from guide.links.features import read
from guide.links.fetch import Line, transport
from guide.links.fetch.politeness import Gate, HostQueue
from guide.links.fetch.transport import Job, Robots, RobotsDenied, Transport
from guide.links.observation import Hop, Observation
from guide.links.settings import Settings

VERSION = "10.6."


class UrlData(Protocol):
    """What we read of LinkChecker's object for one address."""

    url: str
    url_connection: requests.Response | None
    session: requests.Session


class Witness(plugins._ConnectionPlugin):  # type: ignore[misc]
    """Writes down each response, and asks the robots.txt of wherever a redirect leads."""

    def __init__(self, sender: Transport, robots: Robots) -> None:
        self.sender, self.robots = sender, robots

    def applies_to(self, url_data: UrlData, **kwargs: Any) -> bool:
        """Every address."""
        return True

    def check(self, url_data: UrlData) -> None:
        """Called by LinkChecker after each response, and once without one when robots.txt denies."""
        job, response = self.sender.job, url_data.url_connection
        if response is None:
            job.denied = True
            return
        target = None
        if response.is_redirect:
            target = transport.joined(response.url, url_data.session.get_redirect_target(response))
        job.hops.append(Hop(response.url, response.status_code, target))
        job.last, job.body = response, response.content  # LinkChecker closes it before we can ask again
        if target and address.problem(target) is None and not self.robots.allows(target):
            job.error = denied = RobotsDenied(f"robots.txt denies {target}")
            raise denied


class OnePlugin(plugins.PluginManager):  # type: ignore[misc]
    """Our plugin alone: LinkChecker would load all of its own to see which are wanted."""

    def __init__(self, witness: Witness) -> None:
        self.connection_plugins = [witness]
        self.content_plugins = self.parser_plugins = ()


class Asker(Aggregate):  # type: ignore[misc]
    """LinkChecker's centre without its queue, cache and throttle; ours take their place."""

    def __init__(self, given: Settings, folder: str, again: bool) -> None:
        config = configuration.Configuration()
        config.update(
            pluginfolders=[], recursionlevel=0, checkextern=True, useragent=given.agent, timeout=given.timeout,
            maxhttpredirects=given.hops, sslverify=given.ca_file or True,
        )  # fmt: skip
        self.transport = Transport(given, Gate(folder, given.rate, stale=2 * given.limit), again)
        self.session = transport.session(given, self.transport)
        self.given = given
        robots = Robots(given, self.session, self.transport)
        super().__init__(config, None, robots, OnePlugin(Witness(self.transport, robots)), None)

    def get_request_session(self) -> requests.Session:
        """One session for all threads: it holds no state of theirs."""
        return self.session

    def wait_for_host(self, host: str) -> None:
        """The transport waits, host by host; LinkChecker would hold all threads for one host."""

    def look(self, job: Job) -> Observation:
        """Ask for one address; whatever happens becomes an observation."""
        self.transport.local.job = job
        # Level 1 without recursion: level 0 would add a pattern per address and search them all for each.
        data = get_url_from(f"{urlsplit(job.url).scheme}://stand-in/", 1, self, extern=(0, 0))
        data.url = (
            job.url
        )  # what is cited is asked for: LinkChecker collapses '//', requotes, and chokes on [::1]
        try:
            data.check()
        except Exception as error:  # a fault of the checker must not cost the other addresses
            job.error = job.error or error
        finally:
            data.close_connection()
        return observation(job, data.result)


def observation(job: Job, result: str) -> Observation:
    """What the thread saw, as plain data."""
    headers = {k.lower(): v for k, v in job.last.headers.items()} if job.last is not None else {}
    if not job.hops or job.hops[-1].target:
        error, note = transport.fault_of(job, result)
        return Observation(job.url, tuple(job.hops), headers, error=error, note=note)
    page = read(job.body, headers.get("content-type", ""), job.hops[-1].url, headers.get("refresh", ""))
    return Observation(job.url, tuple(job.hops), headers, page, bare=not job.body.strip())


class Crew:
    """Threads that work off the queue, and the watch over them."""

    def __init__(self, asker: Asker, queue: HostQueue, say: Callable[[Line], None]) -> None:
        self.asker, self.queue, self.say = asker, queue, say
        self.busy: dict[int, Job] = {}
        self.telling = threading.Lock()  # held while what is given up with an address is told

    def start(self, n: int) -> None:
        """Start `n` more threads."""
        for _ in range(n):
            threading.Thread(target=self.work, daemon=True).start()

    def work(self) -> None:
        """Take addresses until none is left."""
        me = threading.get_ident()
        while (url := self.queue.take()) is not None:
            job = self.busy[me] = Job(url, self.asker.given.limit)
            self.say({"start": url})
            seen = self.asker.look(job)
            if self.busy.pop(me, None) is not job:
                return  # given up as stuck; another thread took this one's place
            self.say({"done": vars(seen)})
            silent = not seen.hops and seen.error in ("network", "silence", "robots-unknown", "loop")
            with self.telling:
                for skipped in self.queue.done(url, failed=silent):
                    note = f"not asked: its host failed {self.asker.given.give_up} times in a row"
                    self.say({"done": vars(Observation(skipped, error=seen.error, note=note))})

    def watch(self) -> None:
        """Until all is done or stuck: beat, and give up threads that no timeout ends (a dripped header)."""
        beat = 0.0
        while not self.queue.finished():
            time.sleep(0.02)
            for ident, job in list(self.busy.items()):
                if job.overdue(slack=0.5) and self.busy.get(ident) is job:
                    del self.busy[ident]
                    self.queue.lose(job.url)
                    self.say({"stuck": job.url})
                    self.start(1)
            if time.monotonic() > beat:
                beat = time.monotonic() + 1
                self.say({"beat": len(self.busy)})
        with self.telling:
            pass  # the process ends next, and would cut the last thread short


def main() -> None:
    """Read the job, do it, leave at once: threads that hang cannot hold the process."""
    out, lock = os.fdopen(os.dup(1), "w", encoding="utf-8"), threading.Lock()
    os.dup2(2, 1)  # LinkChecker prints; stdout is for facts

    def say(line: Line) -> None:
        with lock:
            out.write(json.dumps(line, default=vars) + "\n")  # what is seen: `asdict` would copy it first
            out.flush()

    if not configuration.Version.startswith(VERSION):
        say({"fatal": f"LinkChecker {configuration.Version} is installed; the guide is made for {VERSION}*"})
        os._exit(0)
    text = sys.stdin.readline()
    if not text:
        os._exit(0)  # started ahead of time, and not needed
    job = json.loads(text)
    os.environ["XDG_DATA_HOME"] = job["folder"]  # LinkChecker makes a folder for plugins
    given = Settings.from_json(job["settings"])
    if given.loopback_only:
        transport.forbid_leaving()
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    queue = HostQueue(job["urls"], given.connections, given.give_up)
    crew = Crew(Asker(given, job["folder"], job["again"]), queue, say)
    say({"ready": configuration.Version})
    crew.start(min(given.threads, len(job["urls"])))
    crew.watch()
    os._exit(0)


def _leave_with_parent() -> None:
    """Standard input ends when the parent is gone."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
