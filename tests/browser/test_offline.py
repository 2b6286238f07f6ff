"""Without a network: the zip opened from file://, and the hosted site read on with its server stopped."""

import shutil
import socket
import zipfile
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml
from playwright.sync_api import Browser, Page, TimeoutError, expect

from guide.core.errors import GuideError
from guide.core.paths import read_text, root
from guide.library import messages
from guide.site import editions
from guide.site.serve import serving


def test_the_hosted_site_may_carry_the_zip(
    hosted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = hosted / "offline/index.html"
    assert editions.ZIP_PLACE in page.read_text(encoding="utf-8") and not (hosted / editions.ZIP).exists()
    shutil.copytree(hosted / "offline", tmp_path / "offline")
    monkeypatch.setattr(
        editions, "for_files", lambda out: (out.parent / editions.ZIP).write_bytes(b"z" * 2_000_000)
    )
    editions._add_zip(tmp_path)
    assert (tmp_path / editions.ZIP).stat().st_size == 2_000_000
    made = (tmp_path / "offline/index.html").read_text(encoding="utf-8")
    assert 'href="../inside-pytorch.zip" download>inside-pytorch.zip, 2 MB</a>' in made
    with pytest.raises(GuideError, match="no place for the zip"):
        editions._add_zip(tmp_path)


def test_zip_works_from_the_file_system(chromium: Browser, unpacked: Path) -> None:
    context = chromium.new_context(offline=True)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda e: faults.append(str(e)))
    page.goto((unpacked / "index.html").as_uri())
    page.locator(".card-title").first.click()
    page.wait_for_url("**/start-here/index.html")
    page.keyboard.press("/")
    page.get_by_role("searchbox", name="Search for").fill("DispatchKeySet")
    page.locator(".search-dialog .hit").first.click()
    assert page.url.startswith("file://")
    page.goto((unpacked / "library/index.html").as_uri())
    page.get_by_label("Chapter").select_option("autograd")
    assert page.locator(".library tbody tr:visible").count() < page.locator(".library tbody tr").count()
    page.locator(".library tbody tr:visible .tick input").first.check()
    page.reload()
    assert page.locator(".library .tick input:checked").count() == 1
    page.goto((unpacked / "operators/index.html").as_uri() + "#aten::conv1d")
    expect(page.get_by_role("heading", name="aten::conv1d")).to_be_visible()
    assert faults == []
    context.close()


def test_the_offline_pyz_names_the_addresses_of_the_hosted_site(hosted: Path, unpacked: Path) -> None:
    kept = [
        zipfile.ZipFile(site / "inside.pyz").read("inside/pages.json").decode() for site in (hosted, unpacked)
    ]
    assert "](https://" in kept[0] and kept[0] == kept[1]


def test_hosted_site_obeys_its_own_policy(chromium: Browser, hosted: Path) -> None:
    said: list[str] = []
    with serving(hosted) as base:
        context = chromium.new_context(base_url=base)
        page = context.new_page()
        page.on("console", lambda m: said.append(m.text) if "Content Security Policy" in m.text else None)
        for address in (
            "",
            "library/",
            "operators/#aten::add.Tensor",
            "dispatcher/which-key-wins/",
            "offline/",
        ):
            page.goto(address)
            assert "default-src 'none'" in page.locator("meta[http-equiv]").first.get_attribute("content")
            page.wait_for_timeout(300)
        expect(page.get_by_role("button", name="Keep the whole guide")).to_be_visible()
        expect(page.get_by_role("progressbar")).to_be_hidden()
        context.close()
    assert said == []


def kept_whole(page: Page) -> None:
    """Wait until the whole guide is kept, however long a busy machine takes, as long as something comes."""
    done, bar, had = page.get_by_text("kept. It reads on without a network."), page.locator("progress"), -1.0
    while not done.is_visible():
        has = bar.evaluate("bar => bar.value")
        assert has > had, f"nothing came for a minute after {had} bytes"
        had = has
        with suppress(TimeoutError):
            done.wait_for(timeout=60_000)


def test_what_was_kept_is_read_with_the_server_stopped_and_a_new_release_replaces_it(
    own_chromium: Browser, hosted: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(hosted, site)
    with serving(site) as base:
        context = own_chromium.new_context(base_url=base)
        page = context.new_page()
        page.goto("offline/")
        page.evaluate("navigator.serviceWorker.ready")
        page.get_by_role("button", name="Keep the whole guide").click()
        kept_whole(page)
        # A new release: the page changes at the next visit, nothing sticks.
        front = site / "autograd" / "index.html"
        front.write_text(front.read_text(encoding="utf-8").replace("</h1>", " of today</h1>", 1))
        page.goto("autograd/")
        expect(page.get_by_role("heading", level=1)).to_contain_text("of today")
    for address, text in (
        ("library/", "Library"),
        ("autograd/", "of today"),
        ("tensors/", "Tensors"),
    ):
        page.goto(base + address)
        expect(page.locator("article")).to_contain_text(text)
    page.keyboard.press("/")
    page.get_by_role("searchbox", name="Search for").fill("TensorImpl")
    expect(page.locator(".search-dialog .hit").first).to_be_visible()
    context.close()


def test_a_network_that_does_not_answer_is_not_waited_for(chromium: Browser, hosted: Path) -> None:
    with serving(hosted) as base:
        context = chromium.new_context(base_url=base)
        page = context.new_page()
        page.goto("offline/")
        page.evaluate("navigator.serviceWorker.ready")
        page.goto("tensors/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        kept = "async () => Boolean(await caches.match(location.href, { ignoreVary: true }))"
        page.wait_for_function(kept)
        page.goto("about:blank")
    with socket.create_server(("127.0.0.1", urlsplit(base).port or 0)):  # takes connections, says nothing
        page.goto(f"{base}tensors/", wait_until="commit")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.close()


def test_a_pasted_message_finds_its_entry_hosted_and_from_files(
    chromium: Browser, hosted: Path, unpacked: Path
) -> None:
    pasted = "Traceback …\nRuntimeError: mat1 and mat2 shapes cannot be multiplied (64x512 and 1024x10)"
    with serving(hosted) as base:
        for address in (f"{base}errors/", (unpacked / "errors/index.html").as_uri()):
            tab = chromium.new_page()
            tab.goto(address)
            tab.get_by_label("Paste a message").fill(pasted)
            tab.locator(".paste ol a").first.click()
            tab.wait_for_url("**#error-matmul_shapes")
            expect(tab.locator("#error-matmul_shapes")).to_be_visible()
            tab.goto(address)
            tab.get_by_label("Paste a message").fill("nothing of the kind")
            tab.get_by_text("No message of this guide is in it").wait_for()
            # The site's search knows a pasted message too.
            tab.locator("[data-search-open]").click()
            tab.get_by_label("Search for").fill(pasted.split("\n")[1])
            tab.locator(".search-dialog .hit small", has_text="Error").first.wait_for()
            tab.close()


def test_the_browser_finds_for_every_thread_what_the_patterns_were_tried_with(
    chromium: Browser, hosted: Path
) -> None:
    known = messages.every()
    pasted = [
        one["message"] for one in yaml.safe_load(read_text(root() / "tests/content/errors_threads.yml"))
    ]
    pasted += [" ".join(message.patterns[0].split()[:4]) for message in known]
    with serving(hosted) as base:
        tab = chromium.new_page()
        tab.goto(f"{base}errors/")
        tab.get_by_label("Paste a message").wait_for()
        script = "texts => Promise.all(texts.map(async t => (await window.guideErrors(t)).map(m => m.title)))"
        found = tab.evaluate(script, pasted)
        tab.close()
    assert found == [[message.title for message in messages.find(text, known)] for text in pasted]
