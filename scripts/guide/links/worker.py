# SPDX-License-Identifier: GPL-2.0-or-later
#
# This module, and no other of the guide, imports LinkChecker, which is GPL-2.0-or-later.
# It is therefore under the GNU General Public License, version 2 or (at your option) any later version.
# It runs as a program of its own and exchanges plain JSON lines with the rest of the guide.
"""The checker process: LinkChecker asks, we watch every hop. One JSON job on stdin, one JSON line per fact on stdout.

Lines out: {"ready": version}, {"start": url}, {"done": verdict}, {"stuck": url}, {"beat": n}, {"fatal": text}.
LinkChecker's own verdict is never used: it calls what robots.txt denies valid, and 429 too.
"""

import json
import os
import sys
import threading
import time

# ruff: noqa: E402
sys.modules["soupsieve"] = None  # CSS selectors, which nobody here uses, cost a third of the start

from linkcheck import configuration, plugins
from linkcheck.checker import get_url_from
from linkcheck.director.aggregator import Aggregate

from guide.links import address, settings, transport
from guide.links.classify import classify
from guide.links.hostqueue import HostQueue
from guide.links.observed import Hop, Observation, Verdict
from guide.links.polite import Gate
from guide.links.robots import Robots, RobotsDenied
from guide.links.told import error_of

VERSION = "10.6."


class Witness(plugins._ConnectionPlugin):
    """Writes down each response, and asks the robots.txt of wherever a redirect leads."""

    def __init__(self, local: threading.local, robots: Robots) -> None:
        self.local, self.robots = local, robots

    def applies_to(self, url_data: object, **kwargs: object) -> bool:
        """Every address."""
        return True

    def check(self, url_data: object) -> None:
        """Called by LinkChecker after each response, and once without one when robots.txt denies."""
        job, response = self.local.job, url_data.url_connection
        if response is None:
            job.walled = True
            return
        target = None
        if response.is_redirect:
            target = url_data.session.get_redirect_target(response)
            target = transport.joined(response.url, target)
        job.hops.append(Hop(response.url, response.status_code, target))
        job.last, job.body = response, response.content  # LinkChecker closes it before we can ask again
        if target and address.problem(target) is None and not self.robots.allows(target):
            job.error = RobotsDenied(f"robots.txt denies {target}")
            raise job.error


class OnePlugin(plugins.PluginManager):
    """Our plugin alone: LinkChecker would load all of its own to see which are wanted."""

    def __init__(self, witness: Witness) -> None:
        self.connection_plugins, self.content_plugins, self.parser_plugins = [witness], [], []


class Asker(Aggregate):
    """LinkChecker's centre without its queue, cache and throttle; ours take their place."""

    def __init__(self, given: settings.Settings, folder: str, again: bool) -> None:
        config = configuration.Configuration()
        config.update(
            pluginfolders=[], recursionlevel=0, checkextern=True, useragent=given.agent, timeout=given.timeout,
            maxhttpredirects=given.hops, sslverify=given.ca_file or True,
        )  # fmt: skip
        gate = Gate(folder, given.rate, stale=2 * given.limit)
        self.transport = transport.Transport(given, gate, again)
        self.session = transport.session(given, self.transport)
        self.given = given
        robots = Robots(given, self.session, self.transport.local)
        super().__init__(config, None, robots, OnePlugin(Witness(self.transport.local, robots)), None)

    def get_request_session(self) -> object:
        """One session for all threads: it holds no state of theirs."""
        return self.session

    def wait_for_host(self, host: str) -> None:
        """The transport waits, host by host; LinkChecker would hold all threads for one host."""

    def look(self, job: transport.Job) -> Verdict:
        """Ask for one address; whatever happens becomes a verdict."""
        self.transport.local.job = job
        # Level 1 without recursion: level 0 would add a pattern per address and search them all for each.
        data = get_url_from(job.url, 1, self, extern=(0, 0))
        if data.has_result:
            return classify(Observation(job.url, error="malformed", note=data.result))
        data.url = job.url  # LinkChecker collapses '//' and requotes: what is cited is what is asked for
        try:
            data.check()
        except Exception as error:  # a fault of the checker must not cost the other addresses
            job.error = job.error or error
        finally:
            data.close_connection()
        return classify(observation(job, data.result))


def observation(job: transport.Job, result: str) -> Observation:
    """What the thread saw, as plain data."""
    final = job.hops and not job.hops[-1].target and job.last is not None
    error, note = error_of(job.error, result, job.walled) if not final else (None, "")
    headers = {k.lower(): v for k, v in job.last.headers.items()} if job.last is not None else {}
    return Observation(job.url, tuple(job.hops), headers, job.body if final else b"", error, note)


class Crew:
    """Threads that work off the queue, and the watch over them."""

    def __init__(self, asker: Asker, queue: HostQueue, say: object) -> None:
        self.asker, self.queue, self.say = asker, queue, say
        self.busy: dict[int, transport.Job] = {}

    def start(self, n: int) -> None:
        """Start `n` more threads."""
        for _ in range(n):
            threading.Thread(target=self.work, daemon=True).start()

    def work(self) -> None:
        """Take addresses until none is left."""
        me = threading.get_ident()
        while (url := self.queue.take()) is not None:
            job = self.busy[me] = transport.Job(url, self.asker.given.limit)
            self.say({"start": url})
            verdict = self.asker.look(job)
            if self.busy.pop(me, None) is not job:
                return  # given up as stuck; another thread took this one's place
            self.say({"done": verdict.to_json()})
            silent = verdict.state == "unreachable" and not job.hops
            for skipped in self.queue.done(url, failed=silent):
                note = f"not asked: its host failed {self.asker.given.give_up} times in a row"
                self.say({"done": classify(Observation(skipped, error="network", note=note)).to_json()})

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


def main() -> None:
    """Read the job, do it, leave at once: threads that hang cannot hold the process."""
    out, lock = os.fdopen(os.dup(1), "w", encoding="utf-8"), threading.Lock()
    os.dup2(2, 1)  # LinkChecker prints; stdout is for facts

    def say(fact: dict) -> None:
        with lock:
            out.write(json.dumps(fact) + "\n")
            out.flush()

    if not configuration.Version.startswith(VERSION):
        say({"fatal": f"LinkChecker {configuration.Version} is installed; the guide is made for {VERSION}*"})
        os._exit(0)
    line = sys.stdin.readline()
    if not line:
        os._exit(0)  # started ahead of time, and not needed
    job = json.loads(line)
    os.environ["XDG_DATA_HOME"] = job["folder"]  # LinkChecker makes a folder for plugins
    given = settings.from_job(job["settings"])
    if given.loopback_only:
        transport.forbid_leaving()
    threading.Thread(
        target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True
    ).start()  # the parent is gone
    queue = HostQueue(job["urls"], given.connections, given.give_up)
    crew = Crew(Asker(given, job["folder"], job["again"]), queue, say)
    say({"ready": configuration.Version})
    crew.start(min(given.threads, len(job["urls"])))
    crew.watch()
    os._exit(0)


if __name__ == "__main__":
    main()
