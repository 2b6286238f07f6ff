"""The command, end to end: modes, ledger, report, exit status, bad input; archive copies; the workflows."""

import json
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
import yaml

from guide.core.errors import GuideError
from guide.links import check, ledger
from guide.links.fetch import Settings
from guide.links.ledger import Human
from guide.links.verdict import Expected

from .conftest import REPO, TITLE, TODAY, command, online, remember
from .tricks import DENY, titled
from .world import Reply, Site, World

WORKFLOWS = REPO / ".github/workflows"


def git(root: Path, *words: str) -> str:
    """git in a guide."""
    who = ["-c", "user.name=a", "-c", "user.email=a@a.io", "-c", "commit.gpgsign=false"]
    return subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True, text=True).stdout


def keeper(world: World, copy: Reply, robots: Reply | None = None) -> Site:
    """A web archive that has one copy of everything."""

    def answer(site: Site, request) -> Reply:
        if request.path.startswith("/web/20210203040506/"):
            return copy
        return Reply(302, "", {"Location": f"{site.base}/web/20210203040506/{request.path[5:]}"})

    return world.site(answer, robots=robots or Reply(404, ""))


# A full run.
def test_a_full_run_records_judges_and_finds_copies(world: World, quick: Settings, root: Path, cite) -> None:
    def answer(site: Site, request) -> Reply:
        known = {"/gone": Reply(404), "/old": Reply(301, "", {"Location": "/new/place"})}
        return known.get(request.path, Reply())

    site, wall = world.site(answer), world.site(robots=DENY)
    urls = {name: f"{site.base}/{name}" for name in ("ok", "old", "gone")} | {"wall": wall.base + "/p"}
    cite(urls.values())
    settings = replace(quick, archive=keeper(world, Reply()).base)
    result = online(settings)
    records = ledger.load()
    assert {name: records[url].state for name, url in urls.items()} == {
        "ok": "alive", "old": "moved", "gone": "dead", "wall": "unverified",
    }  # fmt: skip
    assert {f.url: f.level for f in result.findings} == {
        urls["old"]: "warn", urls["gone"]: "warn", urls["wall"]: "note",
    }  # fmt: skip
    assert records[urls["wall"]].archive.vetted == TODAY
    assert not wall.pages
    assert "machine-verified 2 · human-verified 0 · archived 1 · unverifiable 0" in result.text()
    for week in (1, 2):
        result = online(settings, TODAY + timedelta(days=7 * week))
    assert {f.url: f.level for f in result.findings}[urls["gone"]] == "fail"
    assert (result.json()["exit"], result.json()["issue"]) == (1, True)
    after = ledger.load()
    assert after[urls["gone"]].fails == 3
    assert after[urls["ok"]].last_alive == TODAY  # unchanged: not written again within the month
    assert f"| ✗ fails | dead | <{urls['gone']}>" in result.markdown()


def test_a_look_recorded_during_a_run_stays_and_settles_it(
    world: World, quick: Settings, root: Path, cite
) -> None:
    wall = world.site(lambda s, r: (ledger.confirm(s.base + r.path, "Ann", "seen", TODAY), Reply(403))[1])
    cite([wall.base + "/p"])
    remember([wall.base + "/p"])
    result = online(quick, copies=False)
    assert ledger.load()[wall.base + "/p"].human.by == "Ann"
    assert [f.level for f in result.findings] == ["note"]


def test_without_a_network_nothing_is_written(quick: Settings, root: Path, cite) -> None:
    silent = [f"http://192.0.2.{n}/x" for n in range(1, 11)]  # nothing but loopback can be reached
    cite(silent)
    remember(silent, state="alive", status=200, last_checked=TODAY, last_alive=TODAY)
    before = ledger.path().read_text(encoding="utf-8")
    with pytest.raises(GuideError, match="nobody answered"):
        online(quick)
    assert ledger.path().read_text(encoding="utf-8") == before


def test_lines_of_files_on_github_are_counted(world: World, quick: Settings, root: Path, cite) -> None:
    base = "https://github.com/a/b/blob/main/c.py"
    raw = world.site(lambda s, r: Reply(body="x = 1\n" * 40, kind="text/plain"))
    cite([base])
    (root / "README.md").write_text(
        f"[a]({base}#L12) [b]({base}#L30-L41) [c]({base}#part)\n", encoding="utf-8"
    )
    result = online(replace(quick, raw_files=raw.base), copies=False, base=None)
    told = [(f.level, f.url, f.text) for f in result.findings if f.state == "anchor"]
    assert told == [("warn", f"{base}#L30-L41", "the file has 40 lines, line 41 is cited")]
    assert [r.path for r in raw.pages] == ["/a/b/main/c.py"]


@pytest.mark.parametrize(
    ("copy", "vetted"),
    [(Reply(), TODAY), (titled("安全验证 - 知乎"), None), (Reply(503), None), (Reply(404), None)],
)
def test_a_copy_counts_when_it_shows_the_page(world: World, quick: Settings, copy: Reply, vetted) -> None:
    url, site = "http://127.0.0.1:9/p/1?a=1", keeper(world, copy)
    found = check.find_copies(replace(quick, archive=site.base), TODAY, {url: Expected((TITLE,))})[url]
    assert (found.url, str(found.taken)) == (f"{site.base}/web/20210203040506/{url}", "2021-02-03")
    assert found.vetted == vetted
    assert (
        check.find_copies(replace(quick, archive=keeper(world, copy, DENY).base), TODAY, {url: Expected()})
        == {}
    )


# A pull request.
def test_only_what_is_new_is_asked_for_and_dead_fails(
    world: World, quick: Settings, root: Path, cite
) -> None:
    answers = {
        "/dead": Reply(404),
        "/soft": titled("Page not found"),
        "/work": titled("Site maintenance", "maintenance"),
    }
    site = world.site(lambda s, r: answers.get(r.path, Reply()))
    known, fresh = [f"{site.base}/known/{n}" for n in range(3)], site.base + "/fresh"
    cite(known)
    remember(known)
    git(root, "init", "-q")
    git(root, "add", ".")
    git(root, "commit", "-qm", "base")
    new = [site.base + path for path in ("/dead", "/new", "/soft", "/work")]
    cite([*known, *new, fresh])
    remember([fresh], state="alive", last_alive=TODAY)
    result = online(quick, base="HEAD", copies=False)
    assert sorted({r.path for r in site.pages}) == ["/dead", "/new", "/soft", "/work"]
    assert {f.url.removeprefix(site.base): f.level for f in result.findings} == {
        "/dead": "fail", "/soft": "fail", "/work": "warn",
    }  # fmt: skip


# Offline.
def test_offline_tells_every_kind_of_fault(root: Path, cite) -> None:
    cite(["https://one.io/a", "https://a..b/"])
    (root / "docs/p.md").write_text(
        "[x](http://www.one.io/a/) [y](https://two.io/) [v](http://[::1/x) [w](http://a.io:99999/)\n",
        encoding="utf-8",
    )
    remember(["https://one.io/a", "https://old.io/"])
    done = command("--offline")
    assert done.returncode == 1, done.stderr
    for told in (
        "malformed: https://a..b/", "malformed: http://[::1/x", "malformed: http://a.io:99999/", "uncatalogued: http://www.one.io/a/: docs/p.md:1",
        "uncatalogued: https://two.io/: docs/p.md:1", "unrecorded: https://two.io/", "uncited: https://old.io/",
    ):  # fmt: skip
        assert told in done.stdout, done.stdout


def test_update_rewrites_a_stale_ledger_once_and_keeps_what_is_known(root: Path, cite) -> None:
    cite(["https://one.io/a", "https://two.io/"])
    human = Human(date=TODAY, by="Ann", note="opens")
    remember(["https://one.io/a", "https://gone.io/"], human=human)
    statuses = [command("--offline", *more).returncode for more in (["--update"], ["--update"], [])]
    assert statuses == [1, 0, 0]
    now = ledger.load()
    assert {u: r.state for u, r in now.items()} == dict.fromkeys(
        ("https://one.io/a", "https://two.io/"), "unchecked"
    )
    assert now["https://one.io/a"].human == human


def test_the_real_guide_passes_offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUIDE_ROOT", str(REPO))
    done = command("--offline")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_cure_of_a_merge_conflict_works(root: Path, cite) -> None:
    cite(["https://one.io/a", "https://two.io/"])
    git(root, "init", "-q", "-b", "main")
    ledger.path().write_text(ledger.dump({}), encoding="utf-8")
    git(root, "add", ".")
    git(root, "commit", "-qm", "base")
    for branch, state in (("theirs", "blocked"), ("main", "alive")):
        git(root, "checkout", "-q", *(["-b"] if branch == "theirs" else []), branch)
        remember(["https://one.io/a"], state=state)
        git(root, "commit", "-qam", branch)
    with pytest.raises(subprocess.CalledProcessError):
        git(root, "merge", "-q", "theirs")
    cure = command("--offline").stderr.split("mend: ")[1].strip()
    cure = cure.replace("python scripts/", f"{sys.executable} {REPO}/scripts/")
    subprocess.run(["bash", "-c", cure], cwd=root, capture_output=True, check=False)
    assert command("--offline").returncode == 0
    assert ledger.load()["https://one.io/a"].state == "alive"


# As a program.
def test_json_summary_and_exit_status_of_the_program(world: World, root: Path, cite) -> None:
    site = world.site(lambda s, r: Reply(403 if r.path == "/wall" else 200))
    cite([site.base + "/ok", site.base + "/wall"])
    done = command(
        "--json", str(root / "o.json"), "--summary", str(root / "s.md"), "--no-archive", "--rate", "0"
    )
    assert done.returncode == 0, done.stderr
    assert "machine-verified 1 · human-verified 0 · archived 0 · unverifiable 1" in done.stdout
    data = json.loads((root / "o.json").read_text(encoding="utf-8"))
    assert data["checked"][site.base + "/wall"]["state"] == "blocked"
    assert (data["exit"], data["issue"]) == (0, False)
    assert (root / "s.md").read_text(encoding="utf-8").startswith("# Links of the guide\n")
    done = command("confirm", site.base + "/wall", "--note", "the article opens", "--by", "Ann")
    assert done.returncode == 0, done.stderr
    assert ledger.load()[site.base + "/wall"].human.note == "the article opens"


@pytest.mark.parametrize(
    ("spoil", "words", "told"),
    [
        ("", ["--changed", "no-such-base"], "git knows no commit 'no-such-base'"),
        ("", ["--changed", "--upload-pack=x"], "git knows no commit"),
        ("", ["--update"], "goes with --offline"),
        ("", ["--offline", "--changed", "HEAD"], "does not go with"),
        ("", ["--rate", "nan"], "--rate"),
        ("", ["confirm", "https://one.io/b", "--note", "x"], "did you mean: https://one.io/a"),
        ("", ["--offline", "--json", "/proc/no/such"], "/proc/no/such"),
        ("link-ledger.json", ["--no-archive"], "link-ledger.json:1: not valid JSON"),
        ("quirks.yml", ["--offline"], "seeds/quirks.yml:"),
        ("resources/one.yml", ["--offline"], "seeds/resources/one.yml"),
    ],
)
def test_bad_input_gets_one_clear_message(root: Path, cite, spoil: str, words: list[str], told: str) -> None:
    cite(["https://one.io/a"])
    remember(["https://one.io/a"])
    git(root, "init", "-q")
    if spoil:
        (root / "seeds" / spoil).write_text("{<", encoding="utf-8")
    done = command(*words)
    assert done.returncode == 2, done.stdout
    assert told in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_a_run_that_is_killed_leaves_no_process_and_the_old_ledger(world: World, root: Path, cite) -> None:
    site = world.site()
    urls = [f"{site.base}/{n}" for n in range(40)]
    cite(urls)
    remember(urls[:20])
    before = ledger.path().read_text(encoding="utf-8")
    argv = [sys.executable, str(REPO / "scripts/check_links.py"), "--no-archive", "--rate", "4"]
    run = subprocess.Popen(argv, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while len(site.pages) < 3:
        assert run.poll() is None
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()
    time.sleep(0.5)
    asked = len(site.log)
    time.sleep(1)
    assert len(site.log) == asked
    assert ledger.path().read_text(encoding="utf-8") == before


# The workflows.
@pytest.mark.parametrize("file", sorted(WORKFLOWS.glob("links*.yml")), ids=lambda file: file.name)
def test_every_job_is_bounded_and_every_option_exists(file: Path) -> None:
    known = set(re.findall(r"--[a-z-]+", command("--help").stdout))
    for job in yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"].values():
        assert 0 < job["timeout-minutes"] <= 60
        lines = [line for step in job["steps"] for line in step.get("run", "").splitlines()]
        assert all(set(re.findall(r"--[a-z-]+", line)) <= known for line in lines if "check_links.py" in line)


def test_the_issue_and_the_ledger_are_kept_after_a_failure_and_the_pull_request_is_checked() -> None:
    job = yaml.safe_load((WORKFLOWS / "links-weekly.yml").read_text(encoding="utf-8"))["jobs"]["links"]
    at = next(n for n, step in enumerate(job["steps"], 1) if "check_links.py" in step.get("run", ""))
    assert all("!cancelled()" in step["if"] for step in job["steps"][at:])
    # A branch that the workflow's own token pushes starts nothing: the checks are started by name.
    started = re.findall(r"gh workflow run (\S+)", json.dumps(job))
    assert started
    for name in started:
        assert "workflow_dispatch" in yaml.safe_load((WORKFLOWS / name).read_text(encoding="utf-8"))[True]
