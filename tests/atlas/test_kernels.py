"""What each registration holds: read from the dispatcher's table once, joined with the library at every build."""

import json
import re
import subprocess
import sys
from collections import Counter

import pytest

from guide import atlas
from guide.atlas import collect, counts
from guide.evidence.wheel import installed

DATA = atlas.load()
RECORD = json.loads(collect.table_path().read_text(encoding="utf-8"))
FALLS_THROUGH = 4


def rows(name: str) -> list[counts.Registration]:
    return counts.registrations(DATA["registrations"][DATA["names"].index(name)])


def held(name: str) -> dict[str, tuple[str, str, str]]:
    """Key → (function, file, evidence) of the newest registration."""
    out: dict[str, tuple[str, str, str]] = {}
    for r in rows(name):
        if r.function >= 0:
            function, file, how, *_ = DATA["functions"][r.function]
            out.setdefault(
                DATA["keys"][r.key], (function, DATA["files"][file] if file >= 0 else "", DATA["how"][how])
            )
    return out


QUANTIZED = "aten/src/ATen/native/quantized/cpu"


@pytest.mark.parametrize(
    ("operator", "key", "function", "file"),
    [
        ("quantized::relu6", "QuantizedCPU", "at::native::(anonymous namespace)::QRelu6::run", f"{QUANTIZED}/qrelu.cpp"),
        ("quantized::conv2d.new", "QuantizedCPU", "at::native::(anonymous namespace)::QConvInt8<2, false>::run", f"{QUANTIZED}/qconv.cpp"),
        ("quantized::linear_leaky_relu", "QuantizedCPU", "at::native::(anonymous namespace)::QLinearLeakyReluInt8::run", f"{QUANTIZED}/qlinear.cpp"),
        ("_c10d_functional::wait_tensor", "CompositeExplicitAutograd", "c10d::wait_tensor", "torch/csrc/distributed/c10d/ProcessGroup.cpp"),
        ("_c10d_functional::all_reduce_coalesced_", "CompositeExplicitAutograd", "TORCH_LIBRARY_init__c10d_functional::{lambda}", "torch/csrc/distributed/c10d/Functional.cpp"),
        ("c10d::send", "CPU", "c10d::ops::(anonymous namespace)::sendCPU", "torch/csrc/distributed/c10d/Ops.cpp"),
        ("prims::acosh", "Meta", "_prim_elementwise_meta", "torch/_prims/__init__.py"),
        ("prims::acosh", "CompositeExplicitAutograd", "_make_prim.<locals>._prim_impl, impl_aten = torch.acosh", "torch/_prims/__init__.py"),
        ("aten::mm", "FuncTorchBatched", "at::functorch::(anonymous namespace)::mm_batch_rule", "aten/src/ATen/functorch/BatchRulesLinearAlgebra.cpp"),
        ("aten::mm", "AutocastCPU", "at::autocast::WrapFunction_<(CastPolicy)0, (DeviceType)0, &at::_ops::mm::call>::call", "aten/src/ATen/autocast_mode.h"),
        ("aten::mm", "Meta", "meta_mm", "torch/_meta_registrations.py"),
        ("aten::add.Tensor", "Autograd", "torch::autograd::VariableType::(anonymous namespace)::add_Tensor", "torch/csrc/autograd/generated/VariableType_2.cpp"),
        ("aten::detach", "ADInplaceOrView", "torch::ADInplaceOrView::detach", "torch/csrc/autograd/VariableTypeManual.cpp"),
        ("_test::cat", "CompositeImplicitAutograd", "torch::jit::(anonymous namespace)::cat", "torch/csrc/jit/runtime/register_prim_ops_fulljit.cpp"),
    ],
)  # fmt: skip
def test_known_functions_and_files(operator, key, function, file):
    assert held(operator)[key][:2] == (function, file)
    assert counts.evidence(held(operator)[key][2]) == "proven"


def test_every_registration_holds_a_function_or_falls_through():
    for i, name in enumerate(DATA["names"]):
        declared = {k for k, _, _ in DATA["kernels"][i]}
        for r in rows(name):
            known = r.function >= 0 or r.key in declared
            assert known or r.flags & FALLS_THROUGH, (name, DATA["keys"][r.key])


def test_the_wrappers_are_those_that_torchgen_names():
    assert RECORD["counts"]["wrappers as torchgen names them"] > 3_500
    assert "other wrappers" not in RECORD["counts"]


def test_the_record_agrees_with_the_counts_of_the_running_library():
    """Of every operator and key, as many functions as the dispatcher prints registrations that do not fall through."""
    code = (
        "import json; from guide.atlas.collect import dispatcher; "
        "print(json.dumps({n: [(r['key'], r['fallthrough']) for r in o['registrations']] for n, o in dispatcher.operators().items()}))"
    )
    told = json.loads(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    )
    total = sum(not falls for of in told.values() for _, falls in of)
    assert sum(RECORD["counts"].values()) == total
    for name, keys in RECORD["kernels"].items():
        printed = Counter(key for key, _ in told[name])
        assert all(len(lines) == printed[key] for key, lines in keys.items()), name


def test_python_functions_stand_on_the_lines_told():
    site = installed().folder
    places = {(DATA["files"][f], line[0], name) for name, f, _, _, _, *line in DATA["functions"] if line}
    assert len(places) > 700
    for file, line, name in places:
        text = (site / file).read_text(encoding="utf-8").splitlines()[line - 1 : line + 12]
        word = name.partition(",")[0].rpartition(".")[2]
        # A decorated function begins at its first decorator.
        assert (
            "lambda" in text[0]
            if word == "<lambda>"
            else any(re.search(rf"\bdef {re.escape(word)}\b", t) for t in text)
        ), (file, line, name)


def test_the_record_is_sorted_and_a_line_each():
    lines = collect.table_path().read_text(encoding="utf-8").splitlines()
    assert list(RECORD["kernels"]) == sorted(RECORD["kernels"])
    assert len(lines) == len(RECORD["kernels"]) + 4
    assert RECORD["version"] == DATA["version"]


def test_a_record_of_another_release_is_refused(tmp_path, monkeypatch):
    from guide.errors import GuideError

    path = tmp_path / "operator-kernels.json"
    path.write_text('{"version": "1.0.0", "kernels": {}}', encoding="utf-8")
    monkeypatch.setattr(collect, "table_path", lambda: path)
    with pytest.raises(GuideError, match=r"recorded with PyTorch 1\.0\.0[\s\S]*--record-kernels"):
        collect._recorded(path, "2.13.0")
