"""What a page does before the reader touches it: it holds still, and loads nothing that nobody has asked for."""

import pytest
from playwright.sync_api import Page, expect

SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 600);
})"""


def requests(page: Page, address: str) -> list[str]:
    """What a page has asked for, and goes on asking."""
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return asked


@pytest.mark.parametrize("width", [412, 1350])
@pytest.mark.parametrize("address", ["", "library/", "operators/", "errors/"])
def test_a_page_holds_still_while_it_loads(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(address)
    assert page.evaluate(SHIFT) < 0.05


def test_rows_of_the_library_are_laid_out_when_they_come_near(page: Page) -> None:
    page.goto("library/")
    last = page.locator(".library tbody tr").last
    seen = "row => row.checkVisibility({ contentVisibilityAuto: true })"
    assert not last.evaluate(seen)
    last.scroll_into_view_if_needed()
    page.wait_for_function(f"() => ({seen})([...document.querySelectorAll('.library tbody tr')].pop())")


def test_the_atlas_loads_its_data_when_the_reader_turns_to_it(page: Page) -> None:
    asked = requests(page, "operators/")
    assert not [url for url in asked if url.endswith("operators/data.js")]
    field = page.get_by_role("searchbox", name="Find by operator")
    field.press_sequentially("conv1d")
    expect(page.locator(".op-results > li > a.op").first).to_have_text("aten::conv1d")
    expect(field).to_be_focused()


def test_the_front_page_finds_a_message_and_loads_for_it_when_it_is_pasted(finished: Page) -> None:
    asked = requests(finished, "")
    assert not [url for url in asked if url.endswith(("search.js", "patterns.json"))]
    finished.get_by_label("Paste a message").fill("IndexError: Target 10 is out of bounds.")
    expect(finished.locator(".paste li a").first).to_have_attribute(
        "href", finished.url + "errors/indexing/#error-target_bounds"
    )
    expect(finished.locator(".paste .cure")).to_be_visible()
