"""Every steps figure in a browser: by keyboard, touch and slider, in motion and without, on paper, without script."""

import pytest
from playwright.sync_api import Locator, Page, expect

FIGURES = {
    "tensors/storage/": ("steps_share", 7),
    "tensors/a-tensor-in-bytes/": ("steps_object", 6),
    "frameworks/oneflows-idea/": ("steps_registers", 11),
    "frameworks/capture-and-compile/": ("steps_calls", 6),
    "autograd/the-engine/": ("steps_engine", 7),
    "compiler/aotautograd/": ("steps_aot", 7),
    "dispatcher/which-key-wins/": ("steps_call", 7),
    "autograd/saved-tensors/": ("steps_saved", 12),
    "compiler/": ("steps_layers", 8),
    "compiler/inductor/": ("steps_fusion", 8),
    "cuda/from-empty-to-cudamalloc/": ("steps_allocation", 10),
    "compiler/dynamo/": ("steps_interpreter", 12),
    "cuda/how-an-operator-reaches-the-gpu/": ("steps_launch", 6),
    "compiler/guards-and-recompilation/": ("steps_cache", 8),
    "cuda/segments-and-blocks/": ("steps_blocks", 10),
    "distributed/fsdp2/": ("steps_fsdp", 13),
    "cuda/what-a-training-step-holds/": ("steps_training", 8),
    "distributed/ddp/": ("ddp_timeline", 5),
    "cuda/cuda-graphs/": ("steps_graph", 9),
    "distributed/pipeline-and-context-parallelism/": ("steps_pipeline", 5),
    "distributed/hangs-and-wrong-numbers/": ("steps_hang", 6),
    "tensors/sizes-and-strides/": ("steps_channels_last", 11),
    "modules/mixed-precision/": ("steps_scaler", 11),
    "tensors/view-or-copy/": ("steps_alias", 8),
    "modules/data-loading/": ("steps_loader", 9),
    "modules/hooks-and-state/": ("steps_hooks", 13),
}
every = pytest.mark.parametrize("address", FIGURES)


def at(page: Page, address: str) -> Locator:
    page.goto(address)
    return page.locator(f"#steps-{FIGURES[address][0]}")


def test_no_steps_figure_is_left_out(page: Page, built) -> None:
    shown = {
        f"{path.parent.relative_to(built)}/"
        for path in built.rglob("index.html")
        if 'class="diagram steps"' in path.read_text(encoding="utf-8")
    }
    assert shown == set(FIGURES)


@every
def test_keys_and_slider(page: Page, address: str) -> None:
    figure, count = at(page, address), FIGURES[address][1]
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
def test_on_a_telephone(chromium, served: str, address: str) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 800}, has_touch=True, base_url=served)
    page = context.new_page()
    figure, count = at(page, address), FIGURES[address][1]
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
def test_play_and_reduced_motion(chromium, served: str, address: str) -> None:
    context = chromium.new_context(reduced_motion="reduce", base_url=served)
    page = context.new_page()
    page.clock.install()
    figure, count = at(page, address), FIGURES[address][1]
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
def test_on_paper_every_frame(page: Page, address: str) -> None:
    figure, count = at(page, address), FIGURES[address][1]
    page.emulate_media(media="print")
    drawn = figure.locator(".frames > li .canvas svg")
    assert drawn.count() == count and all(svg.is_visible() for svg in drawn.all())
    widths = {round(svg.bounding_box()["width"]) for svg in drawn.all()}
    assert max(widths) < 0.5 * figure.bounding_box()["width"]
    assert not figure.locator(".player").is_visible()


@every
def test_without_script(chromium, served: str, address: str) -> None:
    context = chromium.new_context(java_script_enabled=False, base_url=served)
    page = context.new_page()
    figure, count = at(page, address), FIGURES[address][1]
    assert [p.is_visible() for p in figure.locator(".frames > li > p").all()] == [True] * count
    drawn = [c.is_visible() for c in figure.locator(".frames .canvas").all()]
    assert drawn == [True, *[False] * (count - 2), True]
    page.emulate_media(media="print")
    assert all(c.is_visible() for c in figure.locator(".frames .canvas").all())
    context.close()
