"""The command, end to end: modes, ledger, report, exit status, bad input, and the moment it is killed."""

import asyncio
import errno
import json
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from rich.console import Console

from guide.core import paths
from guide.core.errors import GuideError
from guide.links import check, ledger, looks
from guide.links.ledger import Archive, Human
from guide.links.settings import Settings

from . import guides
from .conftest import TODAY
from .test_archive import keeper
from .tricks import rules, titled
from .world import FakeClock, Reply, Request, Site, World


def online(settings: Settings, clock: FakeClock | None = None, **kw: object) -> check.Result:
    """A run in this process."""
    return check.check_online(settings, clock or FakeClock(TODAY), Console(quiet=True), **kw)


def git(root: Path, *words: str) -> str:
    """git in a guide."""
    who = ["-c", "user.name=a", "-c", "user.email=a@a.io", "-c", "commit.gpgsign=false"]
    return subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True, text=True).stdout


# A full run.
def test_a_full_run_records_judges_and_finds_copies(world: World, quick: Settings, root: Path) -> None:
    site = world.site(lambda s, r: Reply(404 if r.path == "/gone" else 301 if r.path == "/old" else 200, headers={
        "Location": "/new/place" if r.path == "/old" else ""}))  # fmt: skip
    wall = world.site(robots=rules("User-agent: *\nDisallow: /"))
    urls = {
        "ok": site.base + "/ok",
        "old": site.base + "/old",
        "gone": site.base + "/gone",
        "wall": wall.base + "/p",
    }
    guides.catalogue(root, urls.values())
    settings = replace(quick, archive=keeper(world, Reply()).base)
    result = online(settings)
    records = ledger.load()
    assert {name: records[url].state for name, url in urls.items()} == {
        "ok": "alive", "old": "moved", "gone": "dead", "wall": "unverified",
    }  # fmt: skip
    assert {f.url: f.level for f in result.findings} == {
        urls["old"]: "warn",
        urls["gone"]: "warn",
        urls["wall"]: "note",
    }
    assert records[urls["wall"]].archive.vetted == TODAY
    assert records[urls["gone"]].archive is not None
    assert result.totals == {
        "machine-verified": 2, "human-verified": 0, "archived": 1, "unverifiable": 0, "failing": 1, "unchecked": 0,
    }  # fmt: skip
    assert not wall.pages

    before = ledger.path().read_text(encoding="utf-8")
    for week in (1, 2):
        result = online(settings, FakeClock(TODAY + timedelta(days=7 * week)))
    assert {f.url: f.level for f in result.findings}[urls["gone"]] == "fail"
    assert result.json()["exit"] == 1
    assert result.json()["issue"] is True
    after = ledger.load()
    assert after[urls["gone"]].fails == 3
    assert after[urls["ok"]].last_alive == TODAY  # unchanged: not written again within the month
    assert before != ledger.path().read_text(encoding="utf-8")
    summary = result.markdown()
    assert "machine-verified 2 · human-verified 0 · archived 1" in summary
    assert f"| ✗ fails | dead | <{urls['gone']}>" in summary


def test_the_longest_unchecked_come_first_under_a_limit(world: World, quick: Settings, root: Path) -> None:
    site = world.site()
    urls = [f"{site.base}/{n}" for n in range(4)]
    guides.catalogue(root, urls)
    ledger.save({
        u: ledger.Record(url=u, first_seen=TODAY, last_checked=TODAY - timedelta(days=d), state="alive")
        for u, d in zip(urls, (3, 40, 2, 30), strict=True)
    })  # fmt: skip
    online(quick, limit=2, copies=False)
    assert sorted(r.path for r in site.pages) == ["/1", "/3"]


def test_a_source_file_that_is_not_there_fails_at_once(quick: Settings) -> None:
    from guide.links.verdict import Verdict

    assert check._of_source(Verdict("u", "dead", "404")).level == "fail"
    assert check._of_source(Verdict("u", "throttled", "429")).level == "warn"
    assert check._of_source(Verdict("u", "alive", "200")) is None


def test_a_vouch_made_during_a_run_stays(world: World, quick: Settings, root: Path) -> None:
    from guide.links.ledger import vouch

    wall = world.site(lambda s, r: (vouch(s.base + r.path, "Ann", "seen", TODAY), Reply(403))[1])
    guides.catalogue(root, [wall.base + "/p"])
    guides.remember([wall.base + "/p"])
    result = online(quick, copies=False)
    assert ledger.load()[wall.base + "/p"].human.by == "Ann"
    assert [f.level for f in result.findings] == ["note"]


def test_two_whole_runs_at_once_lose_nothing(world: World, root: Path) -> None:
    """The first knows half of the addresses; the second starts while it runs, and somebody vouches meanwhile."""
    both_asked = threading.Event()

    async def held_back(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
        while request.path != "/robots.txt" and not both_asked.is_set():
            await asyncio.sleep(0.02)
        writer.write((Reply(404, "") if request.path == "/robots.txt" else Reply()).raw())
        await writer.drain()

    first, second = world.site(raw=held_back), world.site(raw=held_back)
    old, new = ([f"{site.base}/{n}" for n in range(30)] for site in (first, second))
    walled = world.site(lambda s, r: Reply(403)).base + "/p"
    guides.catalogue(root, [*old, walled])
    guides.remember([*old, walled])
    command = [*guides.COMMAND, "--no-archive", "--rate", "0"]
    runs = [subprocess.Popen(command, env=guides.environment(), stdout=subprocess.DEVNULL)]
    try:
        until(lambda: first.pages)
        guides.catalogue(root, [*old, walled, *new])
        runs.append(subprocess.Popen(command, env=guides.environment(), stdout=subprocess.DEVNULL))
        until(lambda: second.pages)
        assert [run.poll() for run in runs] == [None, None]
        ledger.vouch(walled, "Ann", "opens", TODAY)
        both_asked.set()
        assert [run.wait(120) for run in runs] == [0, 0]
    finally:
        both_asked.set()
        for run in runs:
            run.kill()
            run.wait()
    records = ledger.load()
    assert set(records) == {*old, walled, *new}
    assert {records[url].state for url in (*old, *new)} == {"alive"}
    assert (records[walled].state, records[walled].human.by) == ("blocked", "Ann")


def until(true: Callable[[], object]) -> None:
    """Wait for what two programs are about to do."""
    for _ in range(3000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not come about within a minute")


def test_a_host_that_was_honest_is_not_probed_again_and_signs_are_kept(
    world: World, quick: Settings, root: Path
) -> None:
    def answer(site: Site, request) -> Reply:
        note = titled("A note", "<p>Strides may be negative in other libraries.</p>")
        return {"/blog/strides": note, "/news/gone": titled("Page not found")}.get(request.path, Reply(404))

    site = world.site(answer)
    guides.catalogue(root, [site.base + "/blog/strides", site.base + "/news/gone"])
    online(quick, copies=False)
    assert [r.path for r in site.pages if "no-such" in r.path] == [f"/blog/{looks.NONE_SUCH}"]
    records = ledger.load()
    assert records[site.base + "/blog/strides"].honest == TODAY
    assert "gone: page not found" in records[site.base + "/news/gone"].signs
    result = online(quick, FakeClock(TODAY + timedelta(days=7)), copies=False)
    assert len([r for r in site.pages if "no-such" in r.path]) == 1
    assert result.verdicts[site.base + "/blog/strides"].state == "alive"


# When something is missing.
SILENT = [f"http://192.0.2.{n}/x" for n in range(1, 4)]  # nothing but loopback can be reached


def test_without_a_network_nothing_is_written(world: World, quick: Settings, root: Path) -> None:
    alive = world.site().base + "/p"
    guides.catalogue(root, [*SILENT, alive])
    guides.remember([*SILENT, alive], state="alive", status=200, last_checked=TODAY, last_alive=TODAY)
    before = ledger.path().read_text(encoding="utf-8")
    with pytest.raises(GuideError, match="3 of 4 hosts did not answer"):
        online(replace(quick, archive="http://192.0.2.9"))
    assert ledger.path().read_text(encoding="utf-8") == before
    online(
        replace(quick, archive=world.site().base), copies=False
    )  # somebody answers: the three are at fault
    assert [r.state for r in ledger.load().values()].count("unreachable") == 3


def test_where_the_ledger_cannot_be_written_the_findings_are_kept(
    world: World, quick: Settings, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise paths.os_fault(OSError(errno.ENOSPC, "No space left on device"), path)

    url = world.site(lambda s, r: Reply(404)).base + "/p"
    guides.catalogue(root, [url])
    monkeypatch.setattr(ledger, "write_whole", full)
    result = online(quick, copies=False)
    found = next(f for f in result.findings if f.state == "unwritten")
    assert found.level == "fail"
    kept = Path(found.text.split("what was seen is in ")[1])
    assert ledger.load(kept)[url].state == "dead"
    assert found.cure.endswith(f"cp {kept} seeds/link-ledger.json")
    shutil.rmtree(kept.parent)
    assert not ledger.path().exists()


def test_the_cure_of_a_merge_conflict_works(root: Path) -> None:
    guides.catalogue(root, ["https://one.io/a", "https://two.io/"])
    git(root, "init", "-q", "-b", "main")
    ledger.save({})
    git(root, "add", ".")
    git(root, "commit", "-qm", "base")
    for branch, state in (("theirs", "blocked"), ("main", "alive")):
        git(root, "checkout", "-q", *(["-b"] if branch == "theirs" else []), branch)
        guides.remember(["https://one.io/a"], state=state)
        git(root, "commit", "-qam", branch)
    with pytest.raises(subprocess.CalledProcessError):
        git(root, "merge", "-q", "theirs")
    cure = guides.check("--offline").stderr.split("mend: ")[1].strip()
    command = cure.replace("python scripts/check_links.py", " ".join(guides.COMMAND))
    subprocess.run(
        ["bash", "-c", command], cwd=root, env=guides.environment(), capture_output=True, check=False
    )
    assert guides.check("--offline").returncode == 0
    assert ledger.load()["https://one.io/a"].state == "alive"


@pytest.mark.parametrize(
    "words", [("--timeout", "inf"), ("--timeout", "nan"), ("--rate", "inf"), ("--rate", "nan")]
)
def test_numbers_that_are_none_are_refused(root: Path, words: tuple[str, str]) -> None:
    guides.catalogue(root, ["https://one.io/a"])
    done = guides.check(*words)
    assert done.returncode == 2
    assert words[0] in done.stderr
    assert "Traceback" not in done.stderr
    assert not ledger.path().exists()


# A pull request.
def test_only_what_is_new_is_asked_for_and_dead_fails(world: World, quick: Settings, root: Path) -> None:
    site = world.site(
        lambda s, r: (
            Reply(404) if "dead" in r.path else titled("Page not found") if "soft" in r.path else Reply()
        )
    )
    known, fresh = [f"{site.base}/known/{n}" for n in range(3)], site.base + "/fresh"
    guides.catalogue(root, known)
    guides.remember(known)
    git(root, "init", "-q")
    git(root, "add", ".")
    git(root, "commit", "-qm", "base")
    new = [site.base + "/dead", site.base + "/new", site.base + "/soft"]
    guides.catalogue(root, [*known, *new, fresh])
    now = ledger.load()
    ledger.save(now | {fresh: ledger.Record(url=fresh, first_seen=TODAY, state="alive", last_alive=TODAY)})
    result = online(quick, base="HEAD", copies=False)
    assert sorted(r.path for r in site.pages) == ["/dead", "/dead", "/new", "/soft"]
    assert {f.url: f.level for f in result.findings} == {
        site.base + "/dead": "fail",
        site.base + "/soft": "fail",
    }


# Offline.
def test_offline_tells_every_kind_of_fault(root: Path) -> None:
    guides.catalogue(root, ["https://one.io/a", "https://a..b/"])
    (root / "docs" / "p.md").write_text(
        "[x](http://www.one.io/a/) [y](https://two.io/) [v](http://[::1/x) [w](http://a.io:99999/)\n",
        encoding="utf-8",
    )
    guides.remember(["https://one.io/a", "https://old.io/"])
    done = guides.check("--offline")
    assert done.returncode == 1, done.stderr
    for told in (
        "malformed: https://a..b/", "malformed: http://[::1/x", "malformed: http://a.io:99999/", "duplicate: https://one.io/a", "uncatalogued: https://two.io/: docs/p.md:1",
        "unrecorded: https://two.io/", "uncited: https://old.io/",
    ):  # fmt: skip
        assert told in done.stdout, done.stdout


def test_update_rewrites_a_stale_ledger_once_and_keeps_what_is_known(root: Path) -> None:
    guides.catalogue(root, ["https://one.io/a", "https://two.io/"])
    human = Human(date=TODAY, by="Ann", note="opens")
    guides.remember(["https://one.io/a", "https://gone.io/"], human=human)
    assert guides.check("--offline", "--update").returncode == 1
    assert guides.check("--offline", "--update").returncode == 0
    assert guides.check("--offline").returncode == 0
    now = ledger.load()
    assert {u: r.state for u, r in now.items()} == {
        "https://one.io/a": "unchecked",
        "https://two.io/": "unchecked",
    }
    assert now["https://one.io/a"].human == human


def test_the_real_guide_passes_offline() -> None:
    done = subprocess.run(
        [*guides.COMMAND, "--offline"], env=guides.environment(GUIDE_ROOT=str(guides.REPO)), capture_output=True,
        text=True, timeout=900, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


# As a program.
def test_json_summary_and_exit_status_of_the_program(world: World, root: Path) -> None:
    site = world.site(lambda s, r: Reply(403 if r.path == "/wall" else 200))
    guides.catalogue(root, [site.base + "/ok", site.base + "/wall", "http://[::1"][:2])
    done = guides.check(
        "--json", str(root / "o.json"), "--summary", str(root / "s.md"), "--no-archive", "--rate", "0"
    )
    assert done.returncode == 0, done.stderr
    assert "links: 2 of 2" in done.stdout
    assert "machine-verified 1 · human-verified 0 · archived 0 · unverifiable 1" in done.stdout
    data = json.loads((root / "o.json").read_text(encoding="utf-8"))
    assert data["checked"][site.base + "/wall"]["state"] == "blocked"
    assert (data["exit"], data["issue"]) == (0, False)
    assert (root / "s.md").read_text(encoding="utf-8").startswith("# Links of the guide\n")
    vouched = guides.check("vouch", site.base + "/wall", "--note", "the article opens", "--by", "Ann")
    assert vouched.returncode == 0, vouched.stderr
    assert ledger.load()[site.base + "/wall"].human.note == "the article opens"


@pytest.mark.parametrize(
    ("spoil", "words", "told"),
    [
        ("", ["--changed", "no-such-base"], "git knows no commit 'no-such-base'"),
        ("", ["--changed", "--upload-pack=x"], "git knows no commit"),
        ("", ["--update"], "goes with --offline"),
        ("", ["--offline", "--changed", "HEAD"], "does not go with"),
        ("", ["vouch", "https://one.io/b", "--note", "x"], "did you mean: https://one.io/a"),
        ("", ["--offline", "--json", "/proc/no/such"], "/proc/no/such"),
        ("ledger", ["--offline"], "link-ledger.json:1: not valid JSON"),
        ("ledger", ["--no-archive"], "link-ledger.json:1: not valid JSON"),
        ("catalogue", ["--offline"], "seeds/resources/one.yml"),
        ("lock", ["--no-archive"], "scripts/lock_sources.py"),
    ],
)  # fmt: skip
def test_bad_input_gets_one_clear_message(root: Path, spoil: str, words: list[str], told: str) -> None:
    guides.catalogue(root, ["https://one.io/a"])
    guides.remember(["https://one.io/a"])
    git(root, "init", "-q")
    spoilt = {
        "ledger": ledger.path(),
        "catalogue": root / "seeds/resources/one.yml",
        "lock": root / "seeds/sources.lock.json",
    }
    if spoil:
        spoilt[spoil].write_text("{<", encoding="utf-8")
    done = guides.check(*words)
    assert done.returncode == 2, done.stdout
    assert told in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert len(done.stderr.strip().splitlines()) <= 3


def test_malformed_and_dead_ports_are_states_not_crashes(quick: Settings, world: World, root: Path) -> None:
    (root / "README.md").write_text(f"[a](http://[::1) [b]({world.dead_port()}/x)\n", encoding="utf-8")
    result = online(quick, copies=False)
    assert sorted(v.state for v in result.verdicts.values()) == ["dead", "unreachable"]


# Killed.
def test_killed_at_twenty_random_moments_the_ledger_loses_nothing(
    world: World, root: Path, monkeypatch
) -> None:
    async def slow(site: Site, request, writer) -> None:
        import asyncio

        await asyncio.sleep(0.02)
        writer.write(Reply(body="").raw())
        await writer.drain()

    site = world.site(raw=slow)
    urls = [f"{site.base}/{n}" for n in range(150)]
    old = date(2020, 1, 1)
    known = {
        "human": Human(date=old, by="Ann", note="opens"), "first_seen": old,
        "archive": Archive(url="https://w.io/web/2020/x", taken=old, vetted=old),
    }  # fmt: skip
    guides.catalogue(root, urls)
    guides.remember([*urls[:60], "https://elsewhere.io/"], **known)
    chance, written = random.Random(4), set()
    for _ in range(20):
        run = subprocess.Popen(
            [*guides.COMMAND, "--no-archive", "--rate", "0"],
            env=guides.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            run.wait(chance.uniform(0.2, 3.5))
        except subprocess.TimeoutExpired:
            run.send_signal(signal.SIGKILL)
            run.wait()
        now = ledger.load()
        for url in [*urls[:60], "https://elsewhere.io/"]:
            assert (now[url].human, now[url].archive, now[url].first_seen) == tuple(
                known[k] for k in ("human", "archive", "first_seen")
            )
        assert set(now) >= written
        written = set(now)
    time.sleep(1)
    asked = len(site.log)
    time.sleep(1)
    assert len(site.log) == asked  # the workers of killed runs are gone too


def test_killed_while_it_writes_the_ledger_is_the_old_or_the_new_one(root: Path) -> None:
    guides.remember([f"https://a.io/{n}" for n in range(400)])
    code = """
import itertools
from guide.links import ledger
known = ledger.load()
for n in itertools.count():
    ledger.save({u: r.model_copy(update={"fails": n}) for u, r in known.items()})
    print(n, flush=True)
"""
    chance = random.Random(5)
    for _ in range(6):
        writer = subprocess.Popen(
            [sys.executable, "-c", code], env=guides.environment(), stdout=subprocess.PIPE
        )
        writer.stdout.readline()
        time.sleep(chance.uniform(0, 0.1))
        writer.kill()
        writer.wait()
        now = ledger.load()
        assert len(now) == 400
        assert len({r.fails for r in now.values()}) == 1
    ledger.save(now)
    assert [p.name for p in ledger.path().parent.glob(".*")] == []
