"""What each registration holds: read from the dispatcher's table in a running process, joined with the libraries."""

import json
import re
import subprocess
import sys
from collections import Counter

import pytest

from guide.citations.sources import installed
from guide.core.errors import GuideError
from guide.operators import atlas, collect, counts
from guide.operators.collect.libraries import Libraries
from guide.operators.collect.table import Mapped
from guide.operators.model import Function

ATLAS = atlas.load()


def held(name: str) -> dict[str, Function]:
    """Key → function of the newest registration."""
    found = [(r.key, r.function) for r in ATLAS.operators[name].registrations if r.function]
    return dict(reversed(found))


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
    found = held(operator)[key]
    assert (found.name, found.file, found.evidence.grade) == (function, file, "proven")


def test_every_registration_holds_a_function_or_falls_through():
    for o in ATLAS.operators.values():
        declared = {k.key for k in o.kernels}
        for r in o.registrations:
            assert r.function or r.key in declared or r.fallthrough, (o.name, r.key)


def test_the_wrappers_are_those_that_torchgen_names():
    right, others = counts.wrappers(ATLAS)
    assert right > 3_500 and not others


def test_the_registrations_are_those_of_the_running_library():
    """Of every operator and key, as many as the dispatcher prints, those that fall through among them."""
    code = (
        "import json; from guide.operators.collect import dispatcher; "
        "print(json.dumps({n: [(r.key, r.fallthrough) for r in o.registrations] for n, o in dispatcher.operators().items()}))"
    )
    told = json.loads(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    )
    assert told.keys() == ATLAS.operators.keys()
    for name, printed in told.items():
        kept = Counter((r.key, r.fallthrough) for r in ATLAS.operators[name].registrations)
        assert kept == Counter(map(tuple, printed)), name


def test_python_functions_stand_on_the_lines_told():
    site = installed().folder
    places = {(f.file, f.line, f.name) for f in ATLAS.functions() if f.line}
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


def test_a_record_of_another_release_is_refused(tmp_path):
    path = tmp_path / "operator-runs.json"
    path.write_text('{"version": "1.0.0", "calls": {}, "chains": {}}', encoding="utf-8")
    with pytest.raises(GuideError, match=r"recorded with PyTorch 1\.0\.0[\s\S]*--record"):
        collect._recorded(path, "2.13.0")


def test_calls_are_followed_from_one_library_into_another(tmp_path):
    """As from `libtorch_cuda.so` into `libtorch_cpu.so`; functions are counted through all libraries."""
    flags = ["-shared", "-fPIC", "-O1", "-fcf-protection=none", "-xc++"]
    sources = {"far": "namespace at { int far_one(int x) { return x + 2; } int far_two(int x) { return x + 3; } }",
               "near": "namespace at { int far_two(int); int near_one(int x) { return far_two(x) + 1; } }"}  # fmt: skip
    paths = [tmp_path / f"lib{name}.so" for name in sources]
    for path, text in zip(paths, sources.values(), strict=True):
        subprocess.run(["g++", *flags, "-o", path, "-"], input=text, text=True, check=True)
    libraries = Libraries(paths)
    number = {name: libraries.find(f"at::{name}(int)", 0) for name in ("far_one", "far_two", "near_one")}
    assert len(set(number.values())) == 3 and min(number.values()) >= 0
    assert number["far_two"] in libraries.calls(number["near_one"])
    assert number["far_one"] not in libraries.calls(number["near_one"])


def test_an_address_outside_every_library_is_refused():
    with pytest.raises(GuideError, match="lies in no library"):
        Mapped().address(1)
