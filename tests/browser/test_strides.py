"""The explorer of strides: its rules against PyTorch, in node and in the browser, and a reader who uses it."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from guide.experiments import programs, recording

PAGE = "tensors/sizes-and-strides/"
RULES = Path("docs/assets/explore_strides.js")
# What the rules say of each case: the kind and the layout with its two flags, or the message.
SAY = """cases => cases.map(([sizes, strides, offset, operation, numbers]) => {
  const { kind, layout, message } = guideStrides.apply({ sizes, strides, offset }, operation, numbers);
  if (kind === "error") return [kind, message];
  return [kind, layout.sizes, layout.strides, layout.offset, guideStrides.contiguous(layout), guideStrides.overlap(layout)];
})"""
NODE = "const [file, cases] = JSON.parse(require('fs').readFileSync(0)); require(file); console.log(JSON.stringify((%s)(cases)))"


@pytest.fixture(scope="module")
def ran() -> tuple[list[Any], list[Any]]:
    """The cases of the recording, and what PyTorch made of each."""
    output = json.loads(recording.current(programs.named("tensors/explore_strides")).output)
    cases, outcomes = zip(*(json.loads(line) for line in output["ran"]), strict=True)
    assert len(cases) == 1000
    return list(cases), list(outcomes)


def in_node(rules: Path, cases: list[Any]) -> list[Any]:
    """What the rules in a file say of each case."""
    node = shutil.which("node")
    assert node, "make check asks for npm, and node comes with it"
    asked = json.dumps([str(rules), cases])
    said = subprocess.run(
        [node, "-e", NODE % SAY], input=asked, capture_output=True, text=True, timeout=60, check=True
    )
    return list(json.loads(said.stdout))


def test_the_rules_agree_with_pytorch_in_node(repo: Path, ran: tuple[list[Any], list[Any]]) -> None:
    cases, outcomes = ran
    said = in_node(repo / RULES, cases)
    assert [(c, s, o) for c, s, o in zip(cases, said, outcomes, strict=True) if s != o] == []
    # The cases are worth something: every operation is there, with results and, but for one, with refusals.
    for kind, least in (("view", 600), ("copy", 40), ("itself", 30), ("error", 150)):
        assert sum(o[0] == kind for o in outcomes) >= least, kind
    assert len({c[3] for c in cases}) == 13
    assert {c[3] for c, o in zip(cases, outcomes, strict=True) if o[0] == "error"} == {
        c[3] for c in cases
    } - {"contiguous"}


@pytest.mark.parametrize(
    ("right", "wrong", "least"),
    [
        ("strides[at] === last.count * last.step", "strides[at] >= last.count * last.step", 10),
        ("Math.ceil((behind - first) / step)", "Math.floor((behind - first) / step)", 3),
        ("sizes[at] * strides[at] : 1", "strides[at] : 1", 10),
        ('step === 0) ? "yes" : "too hard"', 'step === 0) ? "yes" : "no"', 50),
    ],
)
def test_another_rule_is_noticed(
    repo: Path, tmp_path: Path, ran: tuple[list[Any], list[Any]], right: str, wrong: str, least: int
) -> None:
    cases, outcomes = ran
    text = (repo / RULES).read_text(encoding="utf-8")
    assert text.count(right) == 1
    (tmp_path / "rules.js").write_text(text.replace(right, wrong), encoding="utf-8")
    said = in_node(tmp_path / "rules.js", cases)
    assert sum(s != o for s, o in zip(said, outcomes, strict=True)) >= least


def test_the_rules_agree_with_pytorch_on_the_page(page: Page, ran: tuple[list[Any], list[Any]]) -> None:
    cases, outcomes = ran
    page.goto(PAGE)
    assert page.evaluate(SAY, cases) == outcomes


def test_a_reader_chooses(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(PAGE)
    figure = page.locator("#explorer-explore_strides")
    status = figure.get_by_role("status")
    expect(status).to_contain_text("x.view(12) is a view: sizes (12,), strides (1,), offset 0; contiguous")
    figure.get_by_label("Begin with").select_option("a transposed matrix as one row")
    expect(status).to_contain_text("x.view(12) is refused: view size is not compatible")
    # By keyboard alone: another operation, then other arguments.
    figure.get_by_label("Arguments").focus()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("2, 2, 3")
    expect(status).to_contain_text("is a view: sizes (2, 2, 3), strides (2, 1, 4), offset 0")
    assert figure.locator(".places tr").last.locator("td").all_inner_texts() == [
        *("0", "3", "6", "9", "1", "4", "7", "10", "2", "5", "8", "11")
    ]
    figure.get_by_label("Operation").select_option("contiguous")
    expect(status).to_contain_text("x.contiguous() is a copy")
    assert figure.locator("table.places").count() == 2
    figure.get_by_label("Strides").fill("1, two")
    expect(status).to_have_text('Strides: "two" is no whole number of at most six digits.')
    figure.get_by_label("Strides").fill("0, 1")
    expect(figure.locator(".shown")).to_contain_text("several indices name one element, and an in-place")
    figure.get_by_label("Sizes").fill("9999, 9999")
    expect(status).to_contain_text("at most six dimensions and 5,000 elements")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_without_script_and_on_paper(chromium: Any, page: Page, served: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    bare = context.new_page()
    bare.goto(served + PAGE)
    figure = bare.locator("#explorer-explore_strides")
    assert figure.locator(".example tbody tr").count() == 10
    assert figure.locator(".example tbody tr").nth(1).locator("td").all_inner_texts() == [
        "(4, 3) (1, 4)",
        "view(12)",
        "error",
        "view size is not compatible …",
    ]
    assert "what PyTorch made of them" in figure.locator(".example p").inner_text()
    context.close()
    page.goto(PAGE)
    page.emulate_media(media="print")
    figure = page.locator("#explorer-explore_strides")
    assert not figure.locator("form").is_visible() and figure.get_by_role("status").is_visible()


def test_from_a_folder(chromium: Any, built: Path) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.goto((built / PAGE / "index.html").as_uri())
    expect(page.locator("#explorer-explore_strides").get_by_role("status")).to_contain_text("is a view")
    context.close()
