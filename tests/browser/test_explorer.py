"""The explorer of dispatch keys: its rule against PyTorch, choice by choice, and a reader who uses it."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from guide.experiments import programs, recording

PAGE = "dispatcher/which-key-wins/"
# What the rule says for each choice: the look-ups as the recording writes them, and whether the last finds a slot empty.
SAY = """choices => choices.map(choice => {
  const found = guideLookups(choice);
  const empty = found.at(-1).next === "empty";
  return [found.slice(0, empty ? -1 : undefined).map(({ key, given }) => `${key} ${given.toString(16)}`).join(" "), empty];
})"""


@pytest.fixture(scope="module")
def recorded() -> dict[str, Any]:
    return json.loads(recording.current(programs.named("dispatcher/explore_keys")).output)


def offered(rule: dict[str, Any], operator: str) -> list[dict[str, object]]:
    """Every choice that the form offers for an operator, in the order of the recording."""
    count = rule["operators"][operator][1]
    return [
        {"operator": operator, "tensors": list(tensors), "switches": switches, "region": region}
        for switches, region, tensors in product(
            rule["sets"], rule["regions"], product(rule["kinds"], repeat=count)
        )
    ]


def test_the_rule_agrees_with_pytorch_on_every_choice(page: Page, recorded: dict[str, Any]) -> None:
    page.goto(PAGE)
    rule, wrong, whole, shorter = recorded["rule"], [], 0, 0
    assert len(rule["sets"]) == 2 ** len(rule["switches"])
    for operator in rule["operators"]:
        choices = offered(rule, operator)
        ran = [recorded["paths"][int(number)] for number in recorded["runs"][operator].split(" ")]
        ends = [int(number or 0) for number in rule["ends"][operator].split(" ")]
        said = page.evaluate(SAY, choices)
        for choice, run, end, (path, empty) in zip(choices, ran, ends, said, strict=True):
            error = rule["said"][end - 1] if end else None
            # Every key and every set, and an empty slot exactly where PyTorch says that it has no kernel.
            if path == run and (not empty or (error and "Could not run" in error[1])):
                whole += 1
            # A kernel that raises ends the run early; then all that happened must have been foretold.
            elif error and f"{path} ".startswith(f"{run} ") and error[0] == len(run.split()) // 2:
                shorter += 1
            else:
                wrong.append((choice, run, path))
    assert not wrong, (len(wrong), wrong[:3])
    assert whole + shorter == 11000 and shorter < 20, (whole, shorter)


def test_the_comparison_would_notice(page: Page, recorded: dict[str, Any]) -> None:
    page.goto(PAGE)
    choices = offered(recorded["rule"], "aten::mm")
    ran = [recorded["paths"][int(number)] for number in recorded["runs"]["aten::mm"].split(" ")]
    right = page.evaluate(SAY, choices)
    other = page.evaluate(SAY, [{**choice, "operator": "aten::add.Tensor"} for choice in choices])
    assert [path for path, _ in right] == ran or sum(
        p == r for (p, _), r in zip(right, ran, strict=True)
    ) > 1900
    assert sum(p == r for (p, _), r in zip(other, ran, strict=True)) < 1500


def test_a_reader_chooses(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(PAGE)
    figure = page.locator("#explorer-explore_keys")
    status = figure.get_by_role("status")
    expect(status).to_have_text("aten::mm takes 3 look-ups: AutocastCPU → AutogradCPU → CPU.")
    assert figure.locator(".lookups > li").count() == 3
    # By keyboard alone: the box has the focus, the space bar switches it.
    box = figure.get_by_label('autocast("cpu")')
    box.focus()
    page.keyboard.press("Space")
    expect(status).to_have_text("aten::mm takes 2 look-ups: AutogradCPU → CPU.")
    figure.get_by_label("inference_mode()").check()
    expect(status).to_have_text("aten::mm takes one look-up: CPU.")
    figure.get_by_label("What else is on").select_option("mode")
    expect(status).to_have_text("aten::mm takes 3 look-ups: PythonTLSSnapshot → Python → CPU.")
    figure.get_by_label("Operator").select_option("aten::view")
    expect(figure.get_by_label("Second tensor")).to_be_hidden()
    figure.get_by_label("Operator").select_option("aten::empty.memory_format")
    expect(figure.get_by_label("First tensor")).to_be_hidden()
    figure.get_by_label("Operator").select_option("aten::mm")
    figure.get_by_label("What else is on").select_option("none")
    figure.get_by_label("inference_mode()").uncheck()
    figure.get_by_label("Second tensor").select_option("inference")
    expect(figure.locator(".raised")).to_contain_text("Inference tensors cannot be saved for backward")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_without_script_and_on_paper(chromium, page: Page, served: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    bare = context.new_page()
    bare.goto(served + PAGE)
    rows = bare.locator("#explorer-explore_keys .example tbody tr")
    assert [row.locator("td").first.inner_text() for row in rows.all()] == [
        "AutocastCPU",
        "AutogradCPU",
        "CPU",
    ]
    assert "under autocast" in bare.locator("#explorer-explore_keys .example p").inner_text()
    context.close()
    page.goto(PAGE)
    page.emulate_media(media="print")
    figure = page.locator("#explorer-explore_keys")
    assert figure.locator(".lookups table").count() == 3 and not figure.locator("form").is_visible()
    assert figure.get_by_role("status").is_visible()


def test_from_a_folder(chromium, built: Path) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.goto((built / PAGE / "index.html").as_uri())
    expect(page.locator("#explorer-explore_keys").get_by_role("status")).to_contain_text("takes 3 look-ups")
    context.close()
