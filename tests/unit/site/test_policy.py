"""The policy lists the scripts that are known; anything else active in a page fails the build."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.site import publish

PAGE = "<!doctype html><html><head><title>x</title></head><body>{}</body></html>"


def page(folder: Path, body: str) -> Path:
    (folder / "index.html").write_text(PAGE.format(body))
    return folder


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("<script>alert(1)</script>", "a script that is not known: alert"),
        ("<SCRIPT type=module>alert(1)</SCRIPT>", "a script that is not known"),
        ("<script>alert(1)", "a script that is not known"),
        ("<script src='https://x.example/a.js'></script>", "a script from 'https://x.example/a.js'"),
        ("<script src='//x.example/assets/a.js'></script>", "a script from"),
        ("<script src='autograd/experiments/a.js'></script>", "a script from"),
        ("<script src='data:text/javascript,alert(1)'></script>", "a script from"),
        ("<p onclick='alert(1)'>", "the attribute 'onclick'"),
        ("<a title='>' onclick=alert(1)>", "the attribute 'onclick'"),
        ("<a href='javascript:alert(1)'>x</a>", "an address with the scheme 'javascript:'"),
        ("<iframe srcdoc='x'></iframe>", "the element <iframe>"),
        ("<base href='https://x.example/'>", "the element <base>"),
        ("<meta http-equiv=Refresh content='0'>", "a redirect"),
    ],
)
def test_what_is_not_known_fails_the_build(tmp_path: Path, body: str, says: str) -> None:
    before = page(tmp_path, body).joinpath("index.html").read_text()
    with pytest.raises(GuideError, match=f"index.html: {says}"):
        publish.guard(tmp_path)
    assert (tmp_path / "index.html").read_text() == before and not (tmp_path / "_headers").exists()


def test_known_scripts_pass_and_are_listed(tmp_path: Path) -> None:
    known = sorted(publish.known_scripts())
    assert any("inside-pytorch.scheme" in body for body in known)
    page(tmp_path, f"<script>{known[0]}</script><script src='assets/page.js'></script>"
                   '<script type="application/json">{"a": 1}</script>')  # fmt: skip
    publish.guard(tmp_path)
    text = (tmp_path / "index.html").read_text()
    assert text.count("sha256-") == 1 and "'unsafe-inline'" not in text.split("style-src")[0]


def test_a_changelog_without_a_date_is_told(small: Path, tmp_path: Path) -> None:
    (small / "docs/changes.md").write_text("# Changes\n\n## 2024-13-45: a\n\nA.\n")
    with pytest.raises(GuideError, match=r"docs/changes.md:3: the heading '2024-13-45: a' is no entry"):
        publish.feed(tmp_path, "https://x.example/")
