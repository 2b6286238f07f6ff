"""Every steps figure in a browser: by keyboard, touch and slider, in motion and without, on paper, without script."""

import pytest
from playwright.sync_api import Locator, Page, expect

# One of few frames, one of many, one whose drawing is wide: the player is one script for all.
FIGURES = {"steps_share": "tensors/storage/", "steps_fsdp": "distributed/fsdp2/", "steps_layers": "compiler/"}
every = pytest.mark.parametrize("name", FIGURES)


def at(page: Page, name: str) -> tuple[Locator, int]:
    """The figure and how many frames it has."""
    page.goto(FIGURES[name])
    figure = page.locator(f"#steps-{name}")
    return figure, figure.locator(".frames > li").count()


@every
def test_keys_and_slider(page: Page, name: str) -> None:
    figure, count = at(page, name)
    place = figure.locator(".count")
    figure.locator(".frames").focus()
    for key, now in (
        ("End", count),
        ("ArrowLeft", count - 1),
        ("Home", 1),
        ("ArrowRight", 2),
        ("ArrowRight", 3),
    ):
        page.keyboard.press(key)
        expect(place).to_have_text(f"{now} / {count}")
        assert figure.locator(".frames > li:visible").count() == 1
    slider = figure.get_by_label("Step", exact=True)
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"4 / {count}")
    said = figure.locator(".frames > li:visible > p").inner_text()
    assert f"4 of {count}: " in slider.get_attribute("aria-valuetext") and len(said) > 10


@every
def test_on_a_telephone(chromium, served: str, name: str) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 800}, has_touch=True, base_url=served)
    page = context.new_page()
    figure, count = at(page, name)
    figure.get_by_role("button", name="Next").tap()
    expect(figure.locator(".count")).to_have_text(f"2 / {count}")
    swipe = """(area, [from, to]) => { for (const [kind, x] of [["touchstart", from], ["touchend", to]])
      area.dispatchEvent(new TouchEvent(kind, { changedTouches: [new Touch({ identifier: 1, target: area, clientX: x, clientY: 9 })] })); }"""
    for move, now in (([300, 100], 3), ([100, 300], 2), ([100, 130], 2)):
        figure.locator(".frames").evaluate(swipe, move)
        expect(figure.locator(".count")).to_have_text(f"{now} / {count}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # The drawing fits, and its letters can be read.
    svg = figure.locator(".frames > li:visible svg")
    assert svg.evaluate("svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width * 12") >= 9
    for button in figure.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 24
    context.close()


@every
def test_play_and_reduced_motion(chromium, served: str, name: str) -> None:
    context = chromium.new_context(reduced_motion="reduce", base_url=served)
    page = context.new_page()
    page.clock.install()
    figure, count = at(page, name)
    expect(figure.locator(".count")).to_have_text(f"1 / {count}")
    page.clock.run_for(10_000)  # nothing moves by itself
    expect(figure.locator(".count")).to_have_text(f"1 / {count}")
    moving = """figure => [figure, ...figure.querySelectorAll("*")].filter(e => {
      const { transitionDuration, animationName } = getComputedStyle(e);
      return parseFloat(transitionDuration) > 0.01 || animationName !== "none";
    }).length"""
    assert figure.evaluate(moving) == 0
    figure.get_by_role("button", name="Play").click()
    page.clock.run_for(2 * count * 1000)
    expect(figure.locator(".count")).to_have_text(f"{count} / {count}")
    expect(figure.get_by_role("button", name="Play")).to_be_visible()
    context.close()


@every
def test_on_paper_every_frame(page: Page, name: str) -> None:
    figure, count = at(page, name)
    page.emulate_media(media="print")
    drawn = figure.locator(".frames > li .canvas svg")
    assert drawn.count() == count and all(svg.is_visible() for svg in drawn.all())
    widths = {round(svg.bounding_box()["width"]) for svg in drawn.all()}
    assert max(widths) < 0.5 * figure.bounding_box()["width"]
    assert not figure.locator(".player").is_visible()


@every
def test_without_script(chromium, served: str, name: str) -> None:
    context = chromium.new_context(java_script_enabled=False, base_url=served)
    page = context.new_page()
    figure, count = at(page, name)
    assert [p.is_visible() for p in figure.locator(".frames > li > p").all()] == [True] * count
    drawn = [c.is_visible() for c in figure.locator(".frames .canvas").all()]
    assert drawn == [True, *[False] * (count - 2), True]
    page.emulate_media(media="print")
    assert all(c.is_visible() for c in figure.locator(".frames .canvas").all())
    context.close()
