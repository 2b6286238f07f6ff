"""The atlas's page in a browser: search, filters, stable addresses; served and from file://."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from markdown import Markdown

from guide.core.paths import root
from guide.operators import atlas, counts
from guide.site.serve import serving
from tests.unit.operators.test_blocks import Blocks


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The atlas's page alone, as the site lays it out."""
    site = tmp_path_factory.mktemp("atlas")
    body = Markdown(extensions=[Blocks()]).convert("/// atlas\n///\n")
    body = body.replace("assets/", "../assets/").replace("operators/data.js", "data.js")
    head = '<meta charset="utf-8"><title>Atlas</title><script defer src="../assets/dom.js"></script>'
    (site / "operators").mkdir()
    (site / "operators/index.html").write_text(f"<!doctype html>{head}<body>{body}", encoding="utf-8")
    shutil.copy(atlas.data_path(), site / "operators/data.js")
    shutil.copytree(root() / "docs/assets", site / "assets")
    return site


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[str]:
    with serving(folder) as address:
        yield f"{address}operators/index.html"


@pytest.fixture(params=["served", "file"])
def opened(request, chromium, folder, served):
    """(page, address): the page opened, ready, with no error on the way."""
    address = served if request.param == "served" else (folder / "operators/index.html").as_uri()
    page = chromium.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.goto(address)
    page.mouse.move(9, 9)
    page.wait_for_selector("#atlas[data-ready]")
    yield page, address
    page.close()
    assert not errors


def results(page) -> list[str]:
    return page.locator(".op-results > li > a.op").all_inner_texts()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("aten::conv1d", "aten::conv1d"),
        ("torch.nn.functional.conv1d", "aten::conv1d"),
        ("torch.nn.Dropout", "aten::dropout"),
        ("conv1d_symint", "aten::conv1d"),
        ("sum_kernel_impl", "aten::sum.dim_IntList"),
        ("native/Dropout.cpp", "aten::dropout"),
        ("SparseCsrCPU add", "aten::add.Tensor"),
        ("QRelu6::run", "quantized::relu6"),
        ("quantized/cpu/qrelu.cpp", "quantized::relu6"),
        ("VariableType add_Tensor", "aten::add.Tensor"),
        ("mm_batch_rule", "aten::mm"),
        ("_prim_elementwise_meta", "prims::acosh"),
    ],
)
def test_finds_by_name_python_kernel_file_and_key(opened, typed, expected):
    page, _ = opened
    page.locator("input[name=q]").fill(typed)
    assert expected in results(page)


def test_an_exact_name_comes_first(opened):
    page, _ = opened
    page.locator("input[name=q]").fill("conv1d")
    assert results(page)[0] == "aten::conv1d"


def test_nothing_fits_is_said(opened):
    page, _ = opened
    page.locator("input[name=q]").fill("no such operator at all")
    assert "Nothing fits" in page.locator(".filter-count").inner_text()


def test_details_have_a_stable_address_and_back_returns(opened):
    page, address = opened
    page.locator("input[name=q]").fill("dropout")
    page.wait_for_function("location.hash === '#q=dropout'")
    page.locator(".op-results a.op", has_text="aten::dropout").first.click()
    page.wait_for_selector(".op-panel:visible")
    assert page.url == f"{address}#aten::dropout"
    text = page.locator(".op-panel").inner_text()
    assert (
        "aten/src/ATen/native/Dropout.cpp" in text
        and "torch.nn.Dropout → torch.nn.functional.dropout" in text
    )
    page.go_back()
    page.wait_for_selector(".op-list:visible")
    assert page.locator("input[name=q]").input_value() == "dropout"


def test_an_address_opens_its_operator(opened):
    page, address = opened
    page.goto("about:blank")
    page.goto(f"{address}#aten::add.Tensor")
    page.wait_for_selector(".op-panel:visible")
    assert page.locator(".op-panel h2").inner_text() == "aten::add.Tensor"


def test_filters_agree_with_the_counts_of_the_browse_page(opened):
    page, address = opened
    data = atlas.load()
    cases = [("key", "CPU", counts.operators_by_key(data)["CPU"]), ("status", "none", counts.by_status(data)["none"]),
             ("kind", "composite implicit", counts.by_kind(data)["composite implicit"])]  # fmt: skip
    for field, value, expected in cases:
        page.goto("about:blank")
        page.goto(f"{address}#{field}={value}")
        page.wait_for_selector("#atlas[data-ready]")
        assert page.locator(".filter-count").inner_text() == f"{expected} of {len(data.operators)} operators"


def test_a_filter_offers_what_operators_have(opened):
    page, _ = opened
    data = atlas.load()
    offered = {"key": counts.operators_by_key(data), "tag": counts.by_tag(data), "kind": counts.by_kind(data)}
    for name, expected in offered.items():
        options = page.locator(f"select[name={name}] option").all_inner_texts()
        assert options == ["all", *sorted(expected)], name


def test_file_and_key_find_a_registered_function_too(opened):
    page, address = opened
    page.goto("about:blank")
    page.goto(f"{address}#key=CompositeExplicitAutograd&file=distributed/c10d/ProcessGroup.cpp")
    page.wait_for_selector("#atlas[data-ready]")
    assert "_c10d_functional::wait_tensor" in results(page)


def test_panels_tell_registered_functions(opened):
    page, address = opened
    cases = {
        "quantized::relu6": ("QRelu6::run", "registered", "quantized/cpu/qrelu.cpp", "proven"),
        "prims::acosh": ("impl_aten = torch.acosh", "torch/_prims/__init__.py:"),
        "static_runtime::permute_copy": ("No library of the wheel registers a kernel.",),
    }
    for name, expected in cases.items():
        page.goto("about:blank")
        page.goto(f"{address}#{name}")
        page.wait_for_selector(".op-panel:visible")
        text = page.locator(".op-panel section", has=page.locator("h3", has_text="Kernels")).inner_text()
        assert all(part in text for part in expected), name


def test_the_layers_of_a_declared_operator_are_folded(opened):
    page, address = opened
    page.goto("about:blank")
    page.goto(f"{address}#aten::mm")
    fold = page.locator(".op-panel details", has_text="registered by hand or from Python")
    assert not fold.locator("table").is_visible()
    fold.locator("summary").click()
    assert "AutocastCPU" in fold.inner_text() and "mm_batch_rule" in fold.inner_text()
    dispatch = page.locator(".op-panel details", has_text="registrations, with their lines")
    dispatch.locator("summary").click()
    assert "VariableType::(anonymous namespace)::mm" in dispatch.inner_text()
    assert "the wrapper of at::native::structured_mm_out_cpu::impl" in dispatch.inner_text()


def test_file_and_key_together(opened):
    page, address = opened
    page.goto("about:blank")
    page.goto(f"{address}#key=CompositeImplicitAutograd&file=aten/src/ATen/native/Convolution.cpp")
    page.wait_for_selector("#atlas[data-ready]")
    assert {"aten::conv1d", "aten::conv2d", "aten::conv3d"} <= set(results(page))


def test_every_name_stands_without_javascript(chromium, served):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(served)
    assert page.locator(".op-names li").count() == len(atlas.names())
    assert page.locator(".op-names li").first.is_visible()
    context.close()


def test_every_panel_renders(opened):
    page, _ = opened
    names = sorted(atlas.names())[::60]
    for name in names:
        page.evaluate("name => { location.hash = name }", name)
        page.wait_for_function(
            "name => document.querySelector('.op-panel h2')?.textContent === name", arg=name
        )
        assert "undefined" not in page.locator(".op-panel").inner_text().replace("Undefined", "")
