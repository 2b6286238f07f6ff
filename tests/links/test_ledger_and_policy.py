"""What is remembered, and what it means."""

import json
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.links import findings, ledger
from guide.links.ledger import Archive, Human, Record, updated, vouch
from guide.links.verdict import Verdict

from . import guides

DAY = date(2030, 5, 4)
URL = "https://a.io/x"


def ago(days: int) -> date:
    """A date before DAY."""
    return DAY - timedelta(days=days)


def record(**fields: object) -> Record:
    """A record of URL."""
    return Record(**({"url": URL, "first_seen": ago(400)} | fields))


def seen(state: str, **fields: object) -> Verdict:
    """A verdict on URL."""
    return Verdict(URL, state, "the reason", 200, **fields)


HUMAN = {"by": "Ann", "note": "opens"}


# The ledger.
def test_one_sorted_record_a_line(root: Path) -> None:
    ledger.save({u: record(url=u) for u in ("https://b.io/", "https://a.io/文")})
    lines = ledger.path().read_text(encoding="utf-8").splitlines()
    assert [json.loads(line.rstrip(","))["url"] for line in lines[1:-1]] == [
        "https://a.io/文",
        "https://b.io/",
    ]
    text = ledger.path().read_text(encoding="utf-8")
    assert ledger.dump(ledger.load()) == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{\n<<<<<<< HEAD\n", "link-ledger.json:2: not valid JSON"), ("[]", "records"), ('{"records": [3]}', "record 1"),
        ('{"records": [{"url": "u"}]}', "first_seen"), ('{"records": [{"url": "u", "first_seen": "x"}]}', "first_seen"),
        ('{"records": [{"url": "u", "first_seen": "2030-01-01", "state": "fine"}]}', "state"),
        ('{"records": [{"url": "u", "first_seen": "2030-01-01"}, {"url": "u", "first_seen": "2030-01-01"}]}', "two"),
    ],
)  # fmt: skip
def test_a_bad_ledger_is_told_with_its_cure(root: Path, text: str, told: str) -> None:
    ledger.path().write_text(text, encoding="utf-8")
    with pytest.raises(GuideError, match=r"mend: ") as error:
        ledger.load()
    assert told in str(error.value)


def test_no_file_is_an_empty_ledger(root: Path) -> None:
    assert ledger.load() == {}
    assert ledger.health(URL).state == "unchecked"


def test_an_unchanged_state_is_written_once_a_month() -> None:
    old = record(state="alive", status=200, last_checked=ago(27), last_alive=ago(27))
    assert updated(old, seen("alive"), DAY) is old
    old = record(state="alive", status=200, last_checked=ago(28), last_alive=ago(28))
    assert updated(old, seen("alive"), DAY).last_alive == DAY
    assert updated(old, seen("blocked"), DAY).last_alive == ago(28)


def test_failures_are_counted_carried_over_and_forgotten() -> None:
    one = updated(record(state="alive"), seen("dead"), ago(14))
    two = updated(one, seen("soft-404"), ago(7))
    assert (two.fails, two.fail_since) == (2, ago(14))
    over = updated(two, seen("throttled"), ago(3))
    assert (over.state, over.fails, over.fail_since) == ("throttled", 2, ago(14))
    assert updated(two, seen("unreachable"), DAY).fails == 1  # another kind of failure: counted anew
    assert updated(two, seen("alive"), DAY).fails == 0


def test_a_redirect_that_is_new_each_time_does_not_rewrite_its_record() -> None:
    def hop(nonce: str, status: int = 302) -> tuple[tuple[int, str], ...]:
        return ((status, f"https://a.io/{nonce}/x?session={nonce}"),)

    old = updated(record(), seen("alive", hops=hop("1")), ago(3))
    assert updated(old, seen("alive", hops=hop("2")), DAY) is old
    assert updated(old, seen("alive", hops=((302, "https://b.io/x"),)), DAY) is not old
    moved = updated(record(), seen("moved", hops=((301, "https://a.io/y?n=1"),)), ago(3))
    assert updated(moved, seen("moved", hops=((301, "https://a.io/y?n=2"),)), DAY) is moved
    assert updated(moved, seen("moved", hops=((301, "https://a.io/z"),)), DAY) is not moved


def test_words_of_strangers_do_not_spoil_the_file(root: Path) -> None:
    hops = ((302, "https://a.io/\u202e\x1b\ue000文"),)
    ledger.save({URL: record(hops=hops)})
    assert ledger.load()[URL].hops == hops
    assert not set(ledger.path().read_text(encoding="utf-8")) & set("\u202e\x1b\ue000")


# Policy.
@pytest.mark.parametrize(
    ("state", "pull_request", "level"),
    [
        ("alive", True, None), ("alive", False, None), ("moved", True, "warn"), ("moved", False, "warn"),
        ("dead", True, "fail"), ("dead", False, "warn"), ("soft-404", True, "fail"), ("soft-404", False, "warn"),
        ("blocked", True, "warn"), ("unverified", False, "warn"), ("throttled", True, "warn"),
        ("throttled", False, "warn"), ("unreachable", True, "warn"), ("tls", True, "warn"), ("tls", False, "warn"),
    ],
)  # fmt: skip
def test_first_sight(state: str, pull_request: bool, level: str | None) -> None:
    verdict = seen(state, hops=((301, "https://b.io/"),))
    after = updated(record(), verdict, DAY)
    found = findings.finding(after, verdict, DAY, pull_request)
    assert (found and found.level) == level
    if found and state != "throttled" and level != "warn":
        assert found.cure


def test_an_uncertain_soft_404_only_warns() -> None:
    verdict = seen("soft-404", certain=False)
    assert findings.finding(updated(record(), verdict, DAY), verdict, DAY, True).level == "warn"


@pytest.mark.parametrize(
    ("fails", "since", "level"), [(2, 30, "warn"), (3, 6, "warn"), (3, 7, "fail"), (9, 90, "fail")]
)
def test_the_weekly_run_fails_after_three_runs_over_seven_days(fails: int, since: int, level: str) -> None:
    after = record(state="dead", fails=fails, fail_since=ago(since))
    assert findings.finding(after, seen("dead"), DAY, False).level == level


def test_three_silent_runs_open_an_issue_but_do_not_fail() -> None:
    after = record(state="unreachable", fails=3, fail_since=ago(14))
    found = findings.finding(after, seen("unreachable"), DAY, False)
    assert found.level == "issue"
    assert findings.exit_status([found]) == 0


@pytest.mark.parametrize(("age", "level"), [(0, "note"), (180, "note"), (181, "fail")])
def test_a_human_look_counts_for_180_days(age: int, level: str) -> None:
    after = record(state="blocked", human=Human(date=ago(age), **HUMAN))
    assert findings.finding(after, seen("blocked"), DAY, False).level == level
    assert ledger.group(after, DAY) == ("human-verified" if age <= 180 else "unverifiable")


@pytest.mark.parametrize(("vetted", "level", "group"), [
    (0, "note", "archived"), (181, "fail", "unverifiable"), (None, "warn", "unverifiable"),
])  # fmt: skip
def test_an_archive_copy_counts_when_its_body_was_seen(vetted: int | None, level: str, group: str) -> None:
    copy = Archive(url="https://w.io/web/1/x", taken=ago(900), vetted=None if vetted is None else ago(vetted))
    after = record(state="unverified", archive=copy)
    assert findings.finding(after, seen("unverified"), DAY, False).level == level
    assert ledger.group(after, DAY) == group


def test_a_look_older_than_the_death_does_not_excuse_it() -> None:
    before = record(state="dead", fails=3, fail_since=ago(10), human=Human(date=ago(20), **HUMAN))
    assert findings.finding(before, seen("dead"), DAY, False).level == "fail"
    after = record(state="dead", fails=3, fail_since=ago(10), human=Human(date=ago(5), **HUMAN))
    assert findings.finding(after, seen("dead"), DAY, False).level == "note"


def test_nothing_unproved_is_counted_as_verified() -> None:
    human = Human(date=DAY, **HUMAN)
    states = [
        "alive",
        "moved",
        "unchecked",
        "blocked",
        "unverified",
        "throttled",
        "unreachable",
        "tls",
        "dead",
    ]
    records = [record(state=s) for s in states] + [record(state="blocked", human=human)]
    assert ledger.totals(records, DAY) == {
        "machine-verified": 2, "human-verified": 1, "archived": 0, "unverifiable": 5, "failing": 1, "unchecked": 1,
    }  # fmt: skip


# Vouching and the site's view.
def test_vouching_is_dated_and_kept_by_later_runs(root: Path) -> None:
    guides.remember([URL])
    vouch(URL + "#part", "Ann", "the article opens", DAY)
    kept = ledger.load()[URL]
    assert (kept.human.date, kept.human.by) == (DAY, "Ann")
    assert updated(kept, seen("blocked"), DAY).human == kept.human


def test_of_many_that_vouch_at_once_none_is_lost(root: Path) -> None:
    urls = [f"https://a.io/{n}" for n in range(24)]
    guides.remember(urls)
    code = """
import sys
from datetime import date
from guide.links import ledger
for url in sys.argv[1:]:
    ledger.vouch(url, "Ann", "opens", date(2030, 5, 4))
"""
    people = [
        subprocess.Popen([sys.executable, "-c", code, *urls[n::4]], env=guides.environment())
        for n in range(4)
    ]
    assert [person.wait(60) for person in people] == [0] * 4
    assert all(r.human and r.human.by == "Ann" for r in ledger.load().values())


@pytest.mark.parametrize(("url", "note"), [("https://a.io/y", "x"), (URL, "  ")])
def test_vouching_for_what_is_not_cited_or_says_nothing(root: Path, url: str, note: str) -> None:
    guides.remember([URL])
    with pytest.raises(GuideError):
        vouch(url, "Ann", note, DAY)


def test_health_of_the_sites_links(root: Path) -> None:
    copy = Archive(url="https://w.io/web/1/x", taken=ago(900), vetted=DAY)
    ledger.save({
        URL: record(state="moved", last_checked=DAY, last_alive=DAY, hops=((301, "https://b.io/"),)),
        "https://c.io/": record(url="https://c.io/", state="blocked", last_checked=ago(3), archive=copy),
    })  # fmt: skip
    of = ledger.health(URL + "#part", DAY)
    assert (of.state, of.checked, of.moved_to, of.human) == ("moved", DAY, "https://b.io/", None)
    totals = ledger.health_of_all([URL, URL + "#x", "https://c.io", "https://d.io/"], DAY)
    assert totals.states == {"blocked": 1, "moved": 1, "unchecked": 1}
    assert totals.hosts == {"a.io": {"moved": 1}, "c.io": {"blocked": 1}, "d.io": {"unchecked": 1}}
    assert (totals.groups["archived"], totals.groups["unchecked"], totals.last_checked) == (1, 1, DAY)


def test_health_reads_a_changed_ledger_again(root: Path) -> None:
    guides.remember([URL])
    assert ledger.health(URL).state == "unchecked"
    ledger.save({URL: record(state="alive", last_checked=DAY, status=418)})
    assert ledger.health(URL).state == "alive"


def test_health_needs_no_checker() -> None:
    code = "import sys, guide.links.ledger; print([m for m in ('linkcheck', 'requests', 'bs4') if m in sys.modules])"
    out = subprocess.run(
        [sys.executable, "-c", code], env=guides.environment(), capture_output=True, text=True, check=True
    )
    assert out.stdout.strip() == "[]"
