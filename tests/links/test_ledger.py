"""What is remembered, what it means for a run, and what people read."""

import json
import subprocess
import sys
from datetime import date, timedelta

import pytest

from guide.core.errors import GuideError
from guide.links import ledger, report
from guide.links.ledger import Archive, Human, Record, updated
from guide.links.report import Finding, Report
from guide.links.verdict import STATES, Verdict

from .conftest import REPO, remember

DAY = date(2030, 5, 4)
URL = "https://a.io/x"
HUMAN = {"by": "Ann", "note": "opens"}


def ago(days: int) -> date:
    """A date before DAY."""
    return DAY - timedelta(days=days)


def record(**fields: object) -> Record:
    """A record of URL."""
    return Record(**({"url": URL, "first_seen": ago(400)} | fields))


def seen(state: str, **fields: object) -> Verdict:
    """A verdict on URL."""
    return Verdict(URL, state, "the reason", 200, **fields)


# The ledger.
def test_one_sorted_record_a_line(root) -> None:
    remember(["https://b.io/", "https://a.io/文"])
    text = ledger.path().read_text(encoding="utf-8")
    lines = text.splitlines()[1:-1]
    assert [json.loads(line.rstrip(","))["url"] for line in lines] == ["https://a.io/文", "https://b.io/"]
    assert ledger.dump(ledger.load()) == text


def test_the_guides_own_ledger_reads(root) -> None:
    known = ledger.parse((REPO / "seeds/link-ledger.json").read_text(encoding="utf-8"), "the ledger")
    assert all(url == one.url for url, one in known.items())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{\n<<<<<<< HEAD\n", "link-ledger.json:2: not valid JSON"), ("[]", "records"), ('{"records": [3]}', "record 1"),
        ('{"records": [{"url": "u"}]}', "first_seen"), ('{"format": 99, "records": []}', "format 99"),
        ('{"records": [{"url": "u", "first_seen": "2030-01-01", "state": "fine"}]}', "state"),
        ('{"records": [{"url": "u", "first_seen": "2030-01-01"}, {"url": "u", "first_seen": "2030-01-01"}]}', "two"),
    ],
)  # fmt: skip
def test_a_bad_ledger_is_told_with_its_cure(root, text: str, told: str) -> None:
    ledger.path().write_text(text, encoding="utf-8")
    with pytest.raises(GuideError) as error:
        ledger.load()
    assert told in str(error.value) and error.value.cure


def test_an_unchanged_state_is_written_once_a_month() -> None:
    old = record(state="alive", status=200, last_checked=ago(27), last_alive=ago(27))
    assert updated(old, seen("alive"), DAY) is old
    old = record(state="alive", status=200, last_checked=ago(28), last_alive=ago(28))
    assert updated(old, seen("alive"), DAY).last_alive == DAY
    new = updated(old, seen("blocked"), DAY)
    assert (new.last_alive, new.reason) == (ago(28), "the reason")


def test_failures_are_counted_carried_over_and_forgotten() -> None:
    one = updated(record(state="alive"), seen("dead"), ago(14))
    two = updated(one, seen("soft-404"), ago(7))
    assert (two.fails, two.fail_since) == (2, ago(14))
    over = updated(two, seen("throttled"), ago(3))
    assert (over.state, over.fails, over.fail_since) == ("throttled", 2, ago(14))
    assert updated(two, seen("unreachable"), DAY).fails == 1  # another kind of failure: counted anew
    assert updated(two, seen("alive"), DAY).fails == 0


def test_a_redirect_that_is_new_each_time_does_not_rewrite_its_record() -> None:
    def hop(target: str, status: int = 302) -> tuple[tuple[int, str], ...]:
        return ((status, target),)

    old = updated(record(), seen("alive", hops=hop("https://a.io/1/x?session=1")), ago(3))
    assert updated(old, seen("alive", hops=hop("https://a.io/2/x?session=2")), DAY) is old
    assert updated(old, seen("alive", hops=hop("https://b.io/x")), DAY) is not old
    moved = updated(record(), seen("moved", hops=hop("https://a.io/y?n=1", 301)), ago(3))
    assert updated(moved, seen("moved", hops=hop("https://a.io/y?n=2", 301)), DAY) is moved
    assert updated(moved, seen("moved", hops=hop("https://a.io/z", 301)), DAY) is not moved


def test_words_of_strangers_do_not_spoil_the_file(root) -> None:
    hops = ((302, "https://a.io/\u202e\x1b\ue000文"),)
    remember([URL], hops=hops)
    assert ledger.load()[URL].hops == hops
    assert not set(ledger.path().read_text(encoding="utf-8")) & set("\u202e\x1b\ue000")


# A person's word.
def test_a_look_is_dated_and_kept_by_later_runs(root) -> None:
    remember([URL])
    ledger.confirm(URL + "#part", "Ann", "the article opens", DAY)
    kept = ledger.load()[URL]
    assert (kept.human.date, kept.human.by) == (DAY, "Ann")
    assert updated(kept, seen("blocked"), DAY).human == kept.human


def test_of_many_that_confirm_at_once_none_is_lost(root) -> None:
    urls = [f"https://a.io/{n}" for n in range(24)]
    remember(urls)
    code = """
import sys
from datetime import date
from guide.links import ledger
for url in sys.argv[1:]:
    ledger.confirm(url, "Ann", "opens", date(2030, 5, 4))
"""
    people = [subprocess.Popen([sys.executable, "-c", code, *urls[n::4]]) for n in range(4)]
    assert [person.wait(60) for person in people] == [0] * 4
    assert all(one.human and one.human.by == "Ann" for one in ledger.load().values())


@pytest.mark.parametrize(("url", "note"), [("https://a.io/y", "x"), (URL, "  "), (URL, "a\u202eb")])
def test_a_look_at_what_is_not_cited_or_without_words_is_refused(root, url: str, note: str) -> None:
    remember([URL])
    with pytest.raises(GuideError):
        ledger.confirm(url, "Ann", note, DAY)


# What a state means.
@pytest.mark.parametrize(
    ("state", "pull_request", "weekly"),
    [
        ("alive", None, None), ("moved", "warn", "warn"), ("dead", "fail", "warn"), ("soft-404", "fail", "warn"),
        ("blocked", "warn", "warn"), ("unverified", "warn", "warn"), ("throttled", "warn", "warn"),
        ("unreachable", "warn", "warn"), ("tls", "warn", "warn"),
    ],
)  # fmt: skip
def test_first_sight(state: str, pull_request: str | None, weekly: str | None) -> None:
    verdict = seen(state, hops=((301, "https://b.io/"),))
    found = [report.finding(updated(record(), verdict, DAY), verdict, DAY, one) for one in (True, False)]
    assert [one and one.level for one in found] == [pull_request, weekly]


def test_an_uncertain_soft_404_only_warns() -> None:
    verdict = seen("soft-404", certain=False)
    assert report.finding(updated(record(), verdict, DAY), verdict, DAY, True).level == "warn"


@pytest.mark.parametrize(
    ("fails", "since", "level"), [(2, 30, "warn"), (3, 6, "warn"), (3, 7, "fail"), (9, 90, "fail")]
)
def test_the_weekly_run_fails_after_three_runs_over_seven_days(fails: int, since: int, level: str) -> None:
    after = record(state="dead", fails=fails, fail_since=ago(since))
    assert report.finding(after, seen("dead"), DAY, False).level == level


def test_three_silent_runs_open_an_issue_but_do_not_fail() -> None:
    after = record(state="unreachable", fails=3, fail_since=ago(14))
    made = Report([report.finding(after, seen("unreachable"), DAY, False)], {}, DAY)
    assert (made.findings[0].level, made.exit_status, made.json()["issue"]) == ("issue", 0, True)


@pytest.mark.parametrize(("age", "level"), [(0, "note"), (180, "note"), (181, "fail")])
def test_a_human_look_counts_for_180_days(age: int, level: str) -> None:
    after = record(state="unverified", human=Human(date=ago(age), **HUMAN))
    assert report.finding(after, seen("unverified"), DAY, False).level == level
    assert ledger.group(after, DAY) == ("human-verified" if age <= 180 else "unverifiable")


@pytest.mark.parametrize(("vetted", "level", "group"), [
    (0, "note", "archived"), (181, "fail", "unverifiable"), (None, "warn", "unverifiable"),
])  # fmt: skip
def test_an_archive_copy_counts_when_its_body_was_seen(vetted: int | None, level: str, group: str) -> None:
    copy = Archive(url="https://w.io/web/1/x", taken=ago(900), vetted=None if vetted is None else ago(vetted))
    after = record(state="unverified", archive=copy)
    assert report.finding(after, seen("unverified"), DAY, False).level == level
    assert ledger.group(after, DAY) == group


def test_a_look_older_than_the_death_does_not_excuse_it() -> None:
    for age, level in ((20, "fail"), (5, "note")):
        after = record(state="dead", fails=3, fail_since=ago(10), human=Human(date=ago(age), **HUMAN))
        assert report.finding(after, seen("dead"), DAY, False).level == level


def test_nothing_unproved_is_counted_as_verified() -> None:
    records = [record(state=state) for state in (*STATES, "unchecked")]
    records.append(record(state="blocked", human=Human(date=DAY, **HUMAN)))
    assert ledger.totals(records, DAY) == {
        "machine-verified": 2, "human-verified": 1, "archived": 0, "unverifiable": 5, "failing": 2, "unchecked": 1,
    }  # fmt: skip


# What the site shows.
def test_what_is_known_of_the_sites_links(root) -> None:
    assert ledger.find([URL])[0].state == "unchecked"
    remember([URL], state="moved", last_checked=DAY)
    found = ledger.find([URL, URL + "#part", "https://d.io"])
    assert [(one.url, one.state) for one in found] == [(URL, "moved"), ("https://d.io/", "unchecked")]


def test_the_site_needs_no_checker() -> None:
    code = "import sys, guide.links.ledger; print([m for m in ('linkcheck', 'requests', 'urllib3') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# What people read.
FOUND = [
    Finding("note", "https://n.io/", "blocked", "seen"),
    Finding("fail", "https://f.io/a|b", "dead", "404", "remove it"),
    Finding("warn", "https://w.io/", "tls", "expired"),
]


def test_the_gravest_come_first_and_the_totals_last() -> None:
    made = Report(list(FOUND), {URL: record(state="alive")}, DAY, {URL: seen("alive")})
    text = made.text()
    assert text.index("https://f.io/") < text.index("https://w.io/") < text.index("https://n.io/")
    last = "1 addresses looked at. machine-verified 1 · human-verified 0 · archived 0 · unverifiable 0"
    assert text.splitlines()[-1].startswith(last)
    assert f"**{made.totals}**" in made.markdown()


def test_markdown_is_cut_before_it_is_too_long_for_an_issue() -> None:
    many = [Finding("warn", f"https://a.io/{n}", "blocked", "403", "open it") for n in range(2000)]
    text = Report([*many, FOUND[1]], {}, DAY).markdown()
    assert text.index("https://f.io/a\\|b") < text.index("https://a.io/0")
    assert "1801 more" in text
    assert len(text) < 65536
    assert "Nothing to report." in Report([], {}, DAY).markdown()


def test_words_of_strangers_do_nothing_to_a_terminal_or_a_page() -> None:
    evil = (
        "\x1b]0;owned\x07 ![x](https://spy.io/p.png) @everyone <img src=x> `code` \u202egnp.exe "
        + "long " * 500
    )
    made = Report([Finding("warn", "https://w.io/<b>`", "blocked", evil, evil)], {}, DAY)
    for shown in (made.text(), made.markdown()):
        assert not set(shown) & {"\x1b", "\x07", "\u202e"}
        assert "long " * 100 not in shown
    row = next(line for line in made.markdown().splitlines() if "blocked" in line)
    assert row.count("`") == 4  # two cells of code, in which nothing is a link, an element or a mention
    assert "<https://w.io/%3Cb%3E%60>" in row
