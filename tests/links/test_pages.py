"""Small pages of many kinds, each with the state it must end in; what reads them, and what the table is made of."""

from pathlib import Path

import pytest
import yaml

from guide.core.errors import GuideError
from guide.links import quirks, verdict
from guide.links.fetch import Hop, Observation
from guide.links.page import NOTICE, read
from guide.links.verdict import Expected, beside_of

HERE = Path(__file__).parent / "pages"
ROWS = yaml.safe_load((HERE / "expected.yml").read_text(encoding="utf-8"))
HTML = "text/html; charset=utf-8"


def seen(
    url: str,
    page: str | bytes,
    kind: str = HTML,
    *,
    lands: str = "",
    headers: dict | None = None,
    status: int = 200,
):
    """An answer, with what `page` (a file or the bytes) shows."""
    body = page if isinstance(page, bytes) else (HERE / page).read_bytes()
    hops = (Hop(url, 302, lands), Hop(lands, status)) if lands else (Hop(url, status),)
    return Observation(url, hops, headers or {}, read(body, kind))  # fmt: skip


def judged(row: dict) -> verdict.Verdict:
    """What the checker says of one row of expected.yml."""
    answer = seen(row["url"], row["page"], row.get("kind", HTML), lands=row.get("lands", ""))
    answer = Observation(**vars(answer) | {"headers": row.get("headers", {})})
    expected = Expected((row["title"],), tuple(filter(None, [row.get("author")])))
    found = verdict.judge(answer, expected, quirks.load())
    if not found.doubtful:
        return found
    other = beside_of(row["url"])
    beside = seen(other, row["beside"]) if "beside" in row else seen(other, b"<p>no</p>", status=404)
    return verdict.judge(answer, expected, quirks.load(), beside)


@pytest.mark.parametrize("row", ROWS, ids=[f"{n}-{row['page']}" for n, row in enumerate(ROWS)])
def test_state(row: dict) -> None:
    found = judged(row)
    assert found.state == row["state"], found
    assert found.reason


def test_no_living_page_is_called_gone_or_walled_and_no_dead_one_alive() -> None:
    wrong = {"alive": {"soft-404", "dead", "blocked"}, "gone": {"alive", "moved"}, "wall": {"alive", "moved"}}
    assert not [row["page"] for row in ROWS if judged(row).state in wrong.get(row["is"], ())]
    assert {row["page"] for row in ROWS} >= {file.name for file in HERE.iterdir()} - {"expected.yml", "echo-of-a-stranger.html"}  # fmt: skip


@pytest.mark.parametrize("row", [row for row in ROWS if row["is"] == "alive"], ids=lambda row: row["page"])
def test_a_living_page_with_another_title_is_doubted_not_called_gone(row: dict) -> None:
    assert judged(row | {"title": "Zebras beneath umbrellas"}).state in ("unverified", "alive")


def test_a_page_without_a_known_title_is_never_judged_by_its_words() -> None:
    for page in ("medium-story-that-its-author-deleted.html", "just-a-moment.html", "maintenance.html"):
        assert verdict.judge(seen("https://a.io/b", page), Expected(), quirks.load()).state == "unverified"


@pytest.mark.parametrize("status", [400, 401, 403, 404, 410, 429, 451, 500, 503, 521, 999])
def test_an_error_is_never_alive_whatever_its_page_shows(status: int) -> None:
    for row in ROWS:
        answer = seen(row["url"], row["page"], row.get("kind", HTML), status=status)
        state = verdict.judge(answer, Expected((row["title"],)), quirks.load()).state
        assert state not in ("alive", "moved", "unverified")
        assert state == "dead" or status not in (404, 410)


def test_permanent_means_every_hop() -> None:
    def end(*statuses: int) -> str:
        hops = [Hop("http://a.io/x", s, "http://a.io/y") for s in statuses] + [Hop("http://a.io/y", 200)]
        page = read(b"<title>Strides explained</title><p>text")
        answer = Observation("http://a.io/x", tuple(hops), {}, page)
        return verdict.judge(answer, Expected(("Strides explained",)), quirks.load()).state

    assert [end(301), end(308, 301), end(301, 302), end(307), end()] == ["moved", "moved", "alive", "alive", "alive"]  # fmt: skip


def test_an_empty_answer_and_a_pdf_go_by_their_bytes_not_by_their_names() -> None:
    def state(body: bytes, kind: str = "application/pdf") -> str:
        answer = seen("https://a.io/papers/strides.pdf", body, kind)
        return verdict.judge(answer, Expected(("Strides explained",)), quirks.load()).state

    assert state(b"") == state(b" \n") == "unverified"
    assert state(b"%PDF-1.7 page not found" + bytes(range(256)), "text/html") == "alive"
    assert state(b"<title>Strides explained</title><p>Strides.") == "alive"


# What a title is.
@pytest.mark.parametrize(
    ("name", "title", "same"),
    [
        ("PyTorch internals : ezyang's blog", "PyTorch internals", True),
        ("PyTorch源码解析（二）动态图 - 知乎", "PyTorch源码解析（二）动态图", True),
        ("PyTorch internals, part 2", "PyTorch internals, part 1", False),
        ("Broadcasting semantics", "Broadcasting and strides in depth", False),
        ("Tensor cores - Notes", "Tensor", False),
        ("Tensor - Notes", "Tensor", True),
    ],
)
def test_titles(name: str, title: str, same: bool) -> None:
    assert verdict.shows(name, title) is same


# What reads a page.
def test_a_label_may_lie_and_a_character_be_cut() -> None:
    text = "<title>张量的步长</title>"
    for body in (text.encode() + "张".encode()[:-1], text.encode("gbk"), text.encode("utf-16")):
        assert read(body, "text/html; charset=utf-8").title == "张量的步长"
    assert read(b"\xff\xfa\x81 <p>", "text/html; charset=no-such").kind in ("html", "text")


def test_headings_of_lists_and_furniture_are_not_the_pages() -> None:
    page = read(
        b"<title>Site</title><nav><h2>Menu</h2></nav><h1>Found</h1><h2><a href=/x>Another post</a></h2>"
        b"<aside><h3>Popular</h3></aside><h2>Part <code>one</code></h2> after"
    )
    assert page.names == ("Site", "Found", "Part one")


def test_text_is_what_is_read_and_a_long_page_has_no_source() -> None:
    page = read(
        b"<title>T</title><style>x</style><script>y</script><header>site</header><p>One <b>two</b></p>"
    )
    assert (page.text, page.length) == ("One two", 7)
    assert "<script>" in page.source
    long = read(b"<p>" + b"word " * 500)
    assert (long.source, long.length > NOTICE) == ("", True)
    assert read(b"a\nb\nc").lines == 3


# The table.
@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("{name: a row of no known field, state: blocked, titel: [x]}", "did you mean: title"),
        ("{name: a row of no known state, state: fine}", "state"),
        ("{name: a pattern that is none, state: blocked, landing: '('}", "landing"),
    ],
)
def test_a_bad_row_is_told_with_file_and_line(tmp_path: Path, row: str, told: str) -> None:
    (tmp_path / "seeds").mkdir()
    (tmp_path / "seeds/quirks.yml").write_text(f"# A comment.\n- {row}\n", encoding="utf-8")
    with pytest.raises(GuideError) as error:
        quirks.load(tmp_path)
    assert "quirks.yml:2" in str(error.value) and told in str(error.value)


def test_a_row_of_the_guides_own_decides(tmp_path: Path) -> None:
    (tmp_path / "seeds").mkdir()
    row = "- {name: a host that sells lemonade now, host: [site.io], title: [lemonade*], state: soft-404}\n"
    (tmp_path / "seeds/quirks.yml").write_text(row, encoding="utf-8")
    page = b"<title>Lemonade for all - Shop</title>"
    for url, state in (("https://www.site.io/x", "soft-404"), ("https://othersite.io/x", "unverified")):
        assert verdict.judge(seen(url, page), Expected(("Strides",)), quirks.load(tmp_path)).state == state


@pytest.mark.parametrize(
    ("url", "beside"),
    [
        ("https://a.io/b/c.html", "/b/no-such-page-5d41402abc4b.html"),
        ("https://a.io/b/c/", "/b/no-such-page-5d41402abc4b/"),
        ("https://a.io/", "/no-such-page-5d41402abc4b"),
        ("https://a.io/b?id=1&x=2", "/b?id=no-such-page-5d41402abc4b&x=no-such-page-5d41402abc4b"),
    ],
)
def test_an_address_that_cannot_be(url: str, beside: str) -> None:
    assert beside_of(url) == f"https://a.io{beside}"
