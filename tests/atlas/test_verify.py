"""The verification: what was recorded holds, a false claim is found out, and the page is what the records say."""

import copy
from collections import Counter

import pytest

from guide import atlas
from guide.atlas import verify
from guide.atlas.verify import breakpoints, checkout, generated
from guide.atlas.verify.breakpoints import Claim
from guide.errors import GuideError
from guide.evidence.wheel import installed

DATA = atlas.load()
TOLD = verify.recorded(DATA["version"])


@pytest.fixture(scope="module")
def made() -> dict[tuple[str, str], set[str]]:
    return generated.functions(installed().folder)


def test_the_sample_has_eighty_operators_and_no_claim_is_wrong(made):
    found = verify.checks(DATA, TOLD, made)
    count = Counter(c.verdict for c in found)
    assert len(found) == 80 and not count[verify.WRONG] and not count[verify.OPEN]
    assert count[verify.RIGHT] >= 75
    assert all(c.function and c.files for c in found if c.verdict == verify.RIGHT)
    claimed = [c for c in found if c.claim.file]
    assert len(claimed) == count[verify.RIGHT]


@pytest.mark.parametrize("name", ["aten::digamma", "quantized::relu6", "aten::roll.out", "prims::acosh"])
def test_another_function_met_is_a_wrong_claim(made, name):
    told = copy.deepcopy(TOLD)
    assert verify.check(DATA, name, told, made).verdict == verify.RIGHT
    told["calls"][name]["entered"] = "at::native::something_else"
    assert verify.check(DATA, name, told, made).verdict == verify.WRONG


def test_a_function_that_was_not_met_in_its_own_frame_does_not_count(made):
    told = copy.deepcopy(TOLD)
    told["calls"]["aten::mm"]["within"] = ""
    assert verify.check(DATA, "aten::mm", told, made).verdict == verify.WRONG
    told["calls"]["aten::mm"] = {}
    assert verify.check(DATA, "aten::mm", told, made).verdict == verify.OPEN


def test_a_text_search_for_another_claim_does_not_count(made):
    told = copy.deepcopy(TOLD)
    told["text"]["sample"]["aten::mm"][1] = "aten/src/ATen/native/Elsewhere.cpp"
    assert verify.check(DATA, "aten::mm", told, made).verdict == verify.OPEN
    told["calls"]["aten::mm"]["refused"] = "impl at aten/src/ATen/native/Elsewhere.cpp"
    assert verify.check(DATA, "aten::mm", told, made).verdict == verify.WRONG


def test_torchgen_writes_every_function_whose_file_is_said_to_be_generated(made):
    claims = 0
    for name, kernels in zip(DATA["names"], DATA["kernels"], strict=True):
        for _, f, _ in kernels:
            function, file = DATA["functions"][f][:2]
            if file >= 0 and DATA["files"][file].startswith("build/"):
                claims += 1
                assert function.removeprefix("at::native::") in made[name, DATA["files"][file]], name
    assert claims > 500
    assert not made.get(("aten::mm", "build/aten/src/ATen/CompositeViewCopyKernels.cpp"))


def test_decoys_were_watched_and_none_would_have_counted():
    calls = TOLD["calls"].values()
    assert sum(bool(c.get("watched")) for c in calls) > 70
    assert not any(c.get("mistaken") for c in calls)


def test_gdb_meets_a_right_claim_and_not_a_false_one():
    """A false claim is one whose function runs in the same call, but for another operator."""
    claims = [
        Claim("aten::relu", "CPU", "at::native::relu", "aten/src/ATen/native/Activation.cpp"),
        Claim("aten::layer_norm", "CompositeImplicitAutograd", "at::native::layer_norm_cpu"),
        Claim("aten::digamma", "CPU", "at::native::structured_exp_out::impl"),
        Claim("aten::exp_", "CPU", "at::native::no_such_function"),
        Claim(
            "quantized::relu6",
            "QuantizedCPU",
            "at::native::(anonymous namespace)::QRelu6::run",
            declared=False,
        ),
    ]
    seen = breakpoints.follow(claims, installed().folder / "torch/lib/libtorch_cpu.so")
    assert (seen["aten::relu"].entered, seen["aten::relu"].within) == (
        "at::native::relu",
        "wrapper_CPU__relu",
    )
    assert seen["aten::relu"].refused == "relu at aten/src/ATen/native/Activation.cpp"
    assert seen["aten::layer_norm"].entered == "at::native::layer_norm_cpu"
    assert not seen["aten::layer_norm"].within
    assert not seen["aten::digamma"].entered
    assert seen["aten::exp_"].absent
    assert seen["quantized::relu6"].entered.endswith("QRelu6::run")


SOURCE = """
Tensor mine(const Tensor& self) { return self; }
// Tensor commented(const Tensor& self) { return self; }
TORCH_IMPL_FUNC(abs_out)(const Tensor& self) { }
MAKE_BINARY_OP(joined)
"""


def test_a_checkout_is_searched_by_name(tmp_path):
    folder = tmp_path / "aten/src/ATen/native"
    folder.mkdir(parents=True)
    (folder / "Mine.cpp").write_text(SOURCE, encoding="utf-8")
    known = checkout.definitions(tmp_path)
    where = {"aten/src/ATen/native/Mine.cpp"}
    assert known["mine"] == known["abs_out"] == known["joined"] == where and "commented" not in known
    claims = {
        "right": Claim("a::b", "", "at::native::mine", "aten/src/ATen/native/Mine.cpp"),
        "wrong": Claim("a::b", "", "at::native::mine", "aten/src/ATen/native/Other.cpp"),
        "generated": Claim("a::b", "", "at::native::copied", "build/aten/src/ATen/Made.cpp"),
        "not in this source": Claim("a::b", "", "at::native::newer", "aten/src/ATen/native/Mine.cpp"),
        "no claim": Claim("a::b", "", "at::native::mine"),
    }
    for expected, claim in claims.items():
        assert checkout.read([claim], DATA, tmp_path)["sample"]["a::b"][2] == expected


def test_a_folder_that_is_no_checkout_is_refused(tmp_path):
    with pytest.raises(GuideError, match=r"aten/src/ATen"):
        checkout.definitions(tmp_path)


def test_records_of_another_release_are_refused():
    with pytest.raises(GuideError, match=r"recorded with PyTorch[\s\S]*--verify-gdb"):
        verify.recorded("1.0.0")
