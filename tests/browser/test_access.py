"""Access: axe-core finds nothing on any kind of page, and the keyboard reaches everything."""

import re
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Page, expect

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
KINDS = {
    "front page": "",
    "map": "start-here/",
    "topic page": "dispatcher/which-key-wins/",
    "steps beside a graph": "autograd/the-engine/",
    "steps with boxes that go": "autograd/saved-tensors/",
    "error index": "errors/",
    "errors": "errors/tensors/",
    "traces": "start-here/one-add/",
    "reading list": "autograd/reading/",
    "library": "library/",
    "glossary": "library/glossary/",
    "link health": "library/link-health/",
    "atlas": "operators/#q=conv",
    "operator": "operators/#aten::add.Tensor",
    "statistics": "operators/statistics/",
    "contributing": "contributing/cite-a-source/",
    "offline": "offline/",
    "missing page": "404.html",
}

# What scrolls sideways can be reached, as far as the page's script has come.
SETTLED = """() => [...document.querySelectorAll('.md-typeset .highlight pre > code, .md-typeset .canvas, .md-typeset table:not([class])')]
  .every(box => box.scrollWidth <= box.clientWidth + 1 || box.tabIndex === 0)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_no_violation(chromium, below_base: str, kind: str, scheme: str) -> None:
    context = chromium.new_context(
        color_scheme=scheme, reduced_motion="reduce", viewport={"width": 390, "height": 800}, service_workers="block"
    )  # fmt: skip
    page = context.new_page()
    page.goto(below_base + KINDS[kind])
    if "operators/#" in KINDS[kind]:
        page.locator(".op-panel:visible h2, .op-results > li").first.wait_for()
    # The page's script works through a long page in pieces.
    page.wait_for_function(
        "document.querySelectorAll('.highlight pre').length === document.querySelectorAll('button.copy').length"
    )
    # The rules see only what is unfolded.
    page.evaluate("for (const fold of document.querySelectorAll('article details')) fold.open = true")
    page.evaluate(AXE)
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(SETTLED)
        found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")["violations"]
        told = [f"{v['id']}: {v['nodes'][0]['target']} {v['nodes'][0]['html'][:160]}" for v in found]
        assert told == [], f"{kind}, {scheme}, {width} wide"
    context.close()


def test_no_violation_in_the_search_dialog(page: Page) -> None:
    page.goto("tensors/")
    page.keyboard.press("/")
    page.get_by_role("searchbox", name="Search for").fill("DispatchKeySet")
    page.locator(".search-dialog .hit").first.wait_for()
    page.evaluate(AXE)
    assert (
        page.evaluate("() => axe.run('.search-dialog', { resultTypes: ['violations'] })")["violations"] == []
    )


def test_axe_would_say_so(page: Page) -> None:
    page.goto("")
    page.evaluate("document.querySelector('article').insertAdjacentHTML('beforeend', '<img src=x>')")
    page.evaluate(AXE)
    assert "image-alt" in [v["id"] for v in page.evaluate("() => axe.run()")["violations"]]


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("dispatcher/schemas-and-tables/")
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#"))
    page.keyboard.press("/")
    page.keyboard.type("fallthrough")
    page.locator(".search-dialog .hit").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    expect(page.locator(".search-dialog")).not_to_be_visible()
    fold = page.locator("details.predict").first
    fold.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(fold).to_have_attribute("open", "")
    copy = page.locator(".highlight button.copy").first
    copy.focus()
    expect(copy).to_have_css("opacity", "1")
    missed = page.evaluate(
        """() => [...document.querySelectorAll('[data-scrolls]')].filter(e => e.tabIndex < 0).length
           + [...document.querySelectorAll('[onclick], [tabindex]')].filter(e => e.tabIndex > 0).length"""
    )
    assert missed == 0


def test_an_operator_is_reached_by_keyboard(page: Page) -> None:
    page.goto("operators/")
    page.get_by_role("searchbox", name="Find by operator").press_sequentially("aten::conv1d")
    expect(page.locator(".op-results a").first).to_have_text("aten::conv1d")
    page.locator(".op-results a").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="aten::conv1d")).to_be_visible()
    expect(page.locator(".op-panel")).to_be_focused()


def test_reduced_motion_is_respected(chromium, served: str) -> None:
    slow = "() => [...document.querySelectorAll('*')].filter(e => parseFloat(getComputedStyle(e).transitionDuration) > 0.01).length"
    context = chromium.new_context(reduced_motion="no-preference")
    page = context.new_page()
    page.goto(served + "tensors/")
    assert page.evaluate(slow) > 0
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(slow) == 0
    context.close()


def test_every_figure_and_image_has_an_alternative(built: Path) -> None:
    from lxml import html

    seen = 0
    for path in built.rglob("*.html"):
        tree = html.fromstring(path.read_text(encoding="utf-8"))
        for svg in tree.xpath("//figure[contains(@class, 'diagram')]//*[local-name()='svg']"):
            seen += 1
            assert len(svg.get("aria-label", "")) > 30, path
        for image in tree.iter("img"):
            assert image.get("alt") is not None, path
    assert seen >= 30
