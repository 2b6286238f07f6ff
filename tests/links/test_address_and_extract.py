"""Addresses, and where they are found."""

import contextlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guide.core.errors import GuideError
from guide.links import address, extract
from guide.pages import documents

from . import guides

LETTERS = "aB1/:.?#[]@%& \\\t\x00é文\u3000１"
PAGE = """\
---
description: See https://front.io/matter
---
# A page

[a](https://a.io/x_(y)?b=1&c=2 "t") <https://b.io/> ![i](https://c.io/i.png) [r][k] `https://code.io`
<a href="https://d.io/">d</a> [s](src:c10/x.h#Y) [e](ref:some) [o](op:add.Tensor) <me@x.io> [in](other.md)
[local](http://localhost:8000/) [example](https://example.org/x) [bad](http://[::1)

!!! note "h"
    [f](https://f.io/)

    ```md
    [no](https://no.io/)
    ```

/// experiment | a/b
[g](https://g.io/)
///

| a | b |
|---|---|
| [h](https://h.io/a_b_c) | x[^1] |

=== "Tab"
    [t](https://t.io/)

<div markdown>[m](https://m.io/)</div>
<p><img src="https://n.io/x.png"></p>

[^1]: See [fn](https://fn.io/).

[k]: https://k.io/ref#part
"""


def test_every_external_link_of_a_page_is_found_and_nothing_else(root: Path) -> None:
    (root / "docs" / "page.md").write_text(PAGE, encoding="utf-8")
    hosts = {address.host(url) or url for url in extract.cited()}
    assert hosts == {*(f"{c}.io" for c in "abcdfghktmn"), "fn.io", "http://[::1"}


def test_places_and_forms(root: Path) -> None:
    guides.catalogue(root, ["https://One.io:443/p#frag"])
    (root / "docs" / "a.md").write_text("# A\n\n[x](https://one.io/p#other)\n", encoding="utf-8")
    (root / "README.md").write_text("[y](https://two.io)\n", encoding="utf-8")
    found = extract.cited()
    assert list(found) == ["https://one.io/p", "https://two.io/"]
    assert found["https://one.io/p"].catalogued
    assert not found["https://two.io/"].catalogued
    assert found["https://one.io/p"].where == ["seeds/resources/one.yml:1", "docs/a.md:3"]


def test_our_own_addresses_are_left_to_the_build(root: Path) -> None:
    (root / "mkdocs.yml").write_text(
        'site_url: !ENV [NO_SUCH, "https://our.io/guide/"]\nx: !!python/name:os.sep\n'
    )
    (root / "docs" / "a.md").write_text(
        "[x](https://our.io/guide/a/) [y](https://their.io/)\n", encoding="utf-8"
    )
    assert list(extract.cited()) == ["https://their.io/"]


def test_permalinks_are_sampled_in_turns(root: Path) -> None:
    assert extract.permalinks() == []
    citations = {f"p/{n}.h#S": {"path": f"p/{n}.h", "lines": [1, 2]} for n in range(7)} | {
        "p/0.h#T": {"path": "p/0.h", "lines": None}
    }
    lock = {"release": {"version": "2.13.0", "commit": "c0ffee"}, "citations": citations}
    (root / "seeds" / "sources.lock.json").write_text(json.dumps(lock), encoding="utf-8")
    turns = [extract.permalinks(sample=3, turn=n) for n in range(3)]
    assert all(len(set(turn)) == 3 for turn in turns)
    assert len({url for turn in turns for url in turn}) == 7
    assert turns[0][0] == "https://github.com/pytorch/pytorch/blob/c0ffee/p/0.h"
    assert len(extract.permalinks(sample=99)) == 7


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"release": {}}', '{"release": {"commit": "x"}, "citations": {"a": 1}}']
)
def test_a_bad_lock_is_told(root: Path, text: str) -> None:
    (root / "seeds" / "sources.lock.json").write_text(text, encoding="utf-8")
    with pytest.raises(GuideError, match="lock_sources"):
        extract.permalinks()


def test_a_page_that_is_not_utf8_is_told(root: Path) -> None:
    (root / "docs" / "a.md").write_bytes(b"# \xff\xfe")
    with pytest.raises(GuideError, match=r"docs/a\.md:1: not UTF-8"):
        extract.cited()


@pytest.mark.parametrize(
    ("url", "fault"),
    [
        ("", "empty"), ("http://", "no host"), ("http://[::1", "ipv6"), ("ftp://a.io/", "scheme"),
        ("http://a.io:99999/", "port"), ("http://a.io:x/", "port"), ("http://a b.io/", "space"),
        ("http://u:p@a.io/", "password"), ("http://a..b/", "host name"), ("http://-a.io/", "host name"),
        ("http://1.2.3.400/", "IP address"), ("http://a_b!.io/", "host name"), ("http:///x", "no host"),
        ("http://[v1.x]/", "IP address"), ("http://[::1/x", "ipv6"), ("http://[::1]:99999/", "port"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for(url: str, fault: str) -> None:
    assert fault.lower() in address.problem(url).lower()


@pytest.mark.parametrize(
    "url", ["https://a.io", "http://[::1]:80/x", "http://例え.jp/文", "http://1.2.3.4/", "http://a_b.io/"]
)
def test_what_can(url: str) -> None:
    assert address.problem(url) is None


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ("http://a。io/x", "http://a.io/x"), ("https://Ａ．io:443", "https://a.io/"),
        ("http://１２７.0.0.1/", "http://127.0.0.1/"), ("http://[::1]:80/x", "http://[::1]/x"),
    ],
)  # fmt: skip
def test_hosts_are_read_as_a_browser_reads_them(written: str, asked: str) -> None:
    assert address.normal(written) == asked
    assert address.problem(asked) is None


@given(
    st.text(LETTERS, max_size=40).flatmap(lambda t: st.sampled_from([t, "http://" + t, "HTTPS://a.io:" + t]))
)
def test_normal_form_is_stable_and_never_raises(text: str) -> None:
    once = address.normal(text)
    assert address.normal(once) == once
    assert (address.problem(once) is None) == (address.problem(text.strip()) is None)
    assert isinstance(address.host(text), str)
    assert isinstance(address.is_external(text), bool)


@given(st.text(LETTERS + "<>()`*_!\n-", max_size=200))
def test_any_page_can_be_read(text: str) -> None:
    with contextlib.suppress(GuideError):  # a first line that is taken for front matter
        assert all(isinstance(link.href, str) for link in documents.parse(text, Path("docs/any.md")).links)
