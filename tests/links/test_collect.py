"""Addresses: what is wrong with one, its normal form, its host; and what a guide cites."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guide.links import address, collect

CORPUS = st.one_of(
    st.text("ab/:.?#[]@%& é文\u3000１", max_size=30),
    st.text("ab/.:?#é文", max_size=20).map(lambda text: "http://a.io/" + text),
)


@settings(deadline=None, derandomize=True, database=None)
@given(CORPUS)
def test_the_normal_form_is_one(url: str) -> None:
    once = address.normal(url)
    assert address.normal(once) == once
    assert bool(address.problem(once)) == bool(address.problem(url.strip()))
    assert "#" not in once or address.problem(once)


@pytest.mark.parametrize(
    ("url", "form"),
    [
        ("HTTP://A.io:80", "http://a.io/"), ("https://a.io:443/x?y#z", "https://a.io/x?y"), (" http://a.io/A ", "http://a.io/A"),
        ("http://ａ。io/", "http://a.io/"), ("https://a.io:8443/", "https://a.io:8443/"), ("http://[::1]:80/", "http://[::1]/"),
    ],
)  # fmt: skip
def test_normal_forms(url: str, form: str) -> None:
    assert address.normal(url) == form


@pytest.mark.parametrize(
    "url",
    ["", "http://", "http:///x", "http://a b.io/", "ftp://a.io/", "http://a..b/", "http://-a.io/", "http://a.io:0/",
     "http://a.io:99999/", "http://[::1", "http://[zz]/", "http://1.2.3.999/", "http://u:p@a.io/", "http://u@a.io/"],
)  # fmt: skip
def test_what_is_malformed_is_told(url: str) -> None:
    assert address.problem(url)


@pytest.mark.parametrize(
    "spelling",
    ["http://a.io/x", "HTTP://A.IO:80/", "http://user@a.io/", "http://u:p@a.io:080/x", "http://a.io./"],
)
def test_a_host_is_one_however_it_is_spelled(spelling: str) -> None:
    assert address.host(spelling) == "a.io"


@pytest.mark.parametrize(
    ("href", "external"),
    [("https://a.io/", True), ("http://[::1", True), ("a/b.md", False), ("mailto:a@a.io", False), ("src:a.h", False),
     ("https://example.com/x", False), ("https://docs.example.org/", False), ("http://localhost:8000/", False)],
)  # fmt: skip
def test_what_is_out_in_the_world(href: str, external: bool) -> None:
    assert address.is_external(href) is external


def test_each_address_once_with_its_places_and_what_its_record_says(root: Path, cite) -> None:
    cite(["https://one.io/a"])
    (root / "README.md").write_text("[a](https://one.io/a#part)\n\n[b](https://two.io)\n", encoding="utf-8")
    (root / "docs/p.md").write_text(
        "# P\n\nx\n\n[b](https://two.io/) and <https://example.com/>\n", encoding="utf-8"
    )
    found = collect.cited()
    assert list(found) == ["https://one.io/a", "https://two.io/"]
    assert found["https://one.io/a"].expected.titles == ("Strides explained",)
    assert found["https://two.io/"].where == ["README.md:3", "docs/p.md:5"]
    assert found["https://two.io/"].expected is None
    assert "README.md:1" in found["https://one.io/a"].where


def test_our_own_addresses_are_left_out(root: Path, cite, monkeypatch: pytest.MonkeyPatch) -> None:
    cite([])
    monkeypatch.setenv("REPOSITORY", "https://forge.io/us/guide")
    (root / "README.md").write_text("[a](https://forge.io/us/guide/issues)\n", encoding="utf-8")
    assert not collect.cited()
