"""What people read."""

import io

import pytest
from rich.console import Console

from guide.links import check, findings
from guide.links.findings import Finding
from guide.links.verdict import STATES

from . import guides
from .conftest import TODAY

FOUND = [
    Finding("note", "https://n.io/", "blocked", "seen"),
    Finding("fail", "https://f.io/a|b", "dead", "404", "remove it"),
    Finding("warn", "https://w.io/", "tls", "expired"),
]
TOTALS = {"machine-verified": 1, "unverifiable": 2}


def text_of(terminal: bool) -> tuple[Console, io.StringIO]:
    """A console that writes to memory."""
    out = io.StringIO()
    return Console(file=out, force_terminal=terminal, width=200, color_system=None, soft_wrap=True), out


@pytest.mark.parametrize("terminal", [True, False])
def test_the_gravest_come_first_and_the_totals_last(terminal: bool) -> None:
    console, out = text_of(terminal)
    findings.terminal(FOUND, TOTALS, 7, console)
    text = out.getvalue()
    assert text.index("https://f.io/") < text.index("https://w.io/") < text.index("https://n.io/")
    assert text.rstrip().endswith("7 addresses looked at. machine-verified 1 · unverifiable 2")


def test_markdown_is_cut_before_it_is_too_long_for_an_issue() -> None:
    many = [Finding("warn", f"https://a.io/{n}", "blocked", "403", "open it") for n in range(2000)]
    text = findings.markdown([*many, FOUND[1]], TOTALS, 2001, TODAY, "Links")
    assert text.index("https://f.io/a\\|b") < text.index("https://a.io/0")
    assert "1801 more" in text
    assert len(text) < 65536
    assert "Nothing to report." in findings.markdown([], TOTALS, 3, TODAY, "Links")


@pytest.mark.parametrize("terminal", [True, False])
def test_words_of_strangers_do_nothing_to_a_terminal_or_a_page(terminal: bool) -> None:
    evil = (
        "\x1b]0;owned\x07\x1b[2J ![x](https://spy.io/p.png) @everyone <img src=x> `code` \u202egnp.exe "
        + "long " * 500
    )
    found = [Finding("warn", "https://w.io/<b>`", "blocked", evil, evil)]
    console, out = text_of(terminal)
    findings.terminal(found, TOTALS, 1, console)
    text = findings.markdown(found, TOTALS, 1, TODAY, "Links")
    for shown in (out.getvalue(), text):
        assert not set(shown) & {"\x1b", "\x07", "\u202e"}
        assert "long " * 100 not in shown
    row = next(line for line in text.splitlines() if "blocked" in line)
    assert row.count("`") == 4  # two cells of code, in which nothing is a link, an element or a mention
    assert "<https://w.io/%3Cb%3E%60>" in row


@pytest.mark.parametrize(
    ("terminal", "lines"), [(True, None), (False, ["links: 50 of 60", "links: 60 of 60"])]
)
def test_progress_is_a_bar_on_a_terminal_and_plain_lines_elsewhere(
    terminal: bool, lines: list[str] | None
) -> None:
    console, out = text_of(terminal)
    with check._progress(console, 60) as step:
        for _ in range(60):
            step()
    if lines is not None:
        assert out.getvalue().splitlines() == lines
    else:
        assert "60/60" in out.getvalue()


def test_the_page_about_it_explains_every_state_and_command() -> None:
    page = (guides.REPO / "docs" / "contributing" / "link-checking.md").read_text(encoding="utf-8")
    assert "# Link checking\n" in page
    for state in (*STATES, "unchecked"):
        assert f"`{state}`" in page
    for words in (
        "--changed",
        "--offline",
        "--update",
        "--json",
        "--summary",
        "--limit",
        "vouch",
        "--rate",
        "--connections",
    ):
        assert words in page
