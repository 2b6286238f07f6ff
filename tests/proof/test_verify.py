"""The verification: what was recorded holds, a false claim is found out, and the page is what the records say."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from guide.citations.wheel import Wheel, installed
from guide.core.errors import GuideError
from guide.operators import atlas, verify
from guide.operators.model import Atlas
from guide.operators.verify import breakpoints, checkout, generated
from guide.operators.verify.breakpoints import Claim
from guide.operators.verify.verification_page import page
from tests.conftest import ROOT

ATLAS = atlas.load()
RECORDS = verify.recorded(ATLAS.version)
assert RECORDS.text
TEXT = RECORDS.text


@pytest.fixture(scope="module")
def made() -> verify.Generated:
    return generated.functions(installed().folder)


def checked(name: str, made: verify.Generated, records: verify.Records = RECORDS) -> str:
    return verify.check(ATLAS.operators[name], records, made).verdict


def seen(name: str, **changed: Any) -> verify.Records:
    """The records with what one call did changed."""
    return replace(RECORDS, calls=RECORDS.calls | {name: replace(RECORDS.calls[name], **changed)})


def test_the_sample_has_eighty_operators_and_no_claim_that_is_called_proven_is_wrong(
    made: verify.Generated,
) -> None:
    found = verify.checks(ATLAS, RECORDS, made)
    count = Counter(c.verdict for c in found)
    assert len(found) == 80 and not count[verify.OPEN]
    assert all(c.claimed == "likely" for c in found if c.verdict == verify.WRONG) and count[verify.WRONG] < 2
    assert count[verify.RIGHT] >= 75
    assert all(c.function and c.files for c in found if c.verdict == verify.RIGHT)
    claimed = [c for c in found if c.claim.file]
    assert len(claimed) == count[verify.RIGHT] + count[verify.WRONG]


def test_the_sample_was_drawn_with_the_seed_and_stays() -> None:
    assert verify.draw(ATLAS, RECORDS.drawn) == RECORDS.drawn and len(set(RECORDS.drawn)) == verify.DRAWN
    assert (
        verify.draw(ATLAS, []) == verify.draw(ATLAS, []) and len(set(verify.draw(ATLAS, []))) == verify.DRAWN
    )
    newer = Atlas("9.0", "", {"aten::new": ATLAS.operators["aten::mm"], **ATLAS.operators})
    assert verify.draw(newer, RECORDS.drawn) == RECORDS.drawn
    gone = RECORDS.drawn[7]
    fewer = Atlas("9.0", "", {n: o for n, o in ATLAS.operators.items() if n != gone})
    again = verify.draw(fewer, RECORDS.drawn)
    assert len(again) == verify.DRAWN and set(RECORDS.drawn) - set(again) == {gone}


@pytest.mark.parametrize("name", ["aten::digamma", "quantized::relu6", "aten::roll.out", "prims::acosh"])
def test_another_function_met_is_a_wrong_claim(made: verify.Generated, name: str) -> None:
    assert checked(name, made) == verify.RIGHT
    assert checked(name, made, seen(name, entered="at::native::something_else")) == verify.WRONG


def test_a_function_that_was_not_met_in_its_own_frame_does_not_count(made: verify.Generated) -> None:
    assert checked("aten::mm", made, seen("aten::mm", within="")) == verify.WRONG
    assert checked("aten::mm", made, replace(RECORDS, calls={})) == verify.OPEN


def test_a_text_search_for_another_claim_does_not_count(made: verify.Generated) -> None:
    elsewhere = "aten/src/ATen/native/Elsewhere.cpp"
    sample = TEXT.sample
    other = sample | {"aten::mm": replace(sample["aten::mm"], file=elsewhere)}
    records = replace(RECORDS, text=replace(TEXT, sample=other))
    assert checked("aten::mm", made, records) == verify.OPEN
    refused = replace(RECORDS.calls["aten::mm"], refused=f"impl at {elsewhere}")
    records = replace(records, calls=RECORDS.calls | {"aten::mm": refused})
    assert checked("aten::mm", made, records) == verify.WRONG


def test_without_a_checkout_the_page_tells_the_rest() -> None:
    wrong = [checkout.Elsewhere("at::native::mm", "aten/src/ATen/native/Elsewhere.cpp", "proven", "")]
    searched = replace(TEXT, all=[checkout.Count("right", "proven", 1)], elsewhere=wrong)
    text = page(ATLAS, replace(RECORDS, text=searched), installed())
    sample = page(ATLAS, replace(RECORDS, text=replace(searched, all=[], elsewhere=[])), installed())
    without = page(ATLAS, replace(RECORDS, text=None), installed())
    told = ["The text of 2.6.0a0 was searched" in p for p in (text, sample, without)]
    assert told == [True, False, False] and "in the source of 2.6.0a0" in sample
    assert "in the source of" not in without and all("## All of them" in p for p in (text, sample, without))


def test_another_release_keeps_the_sample_and_what_an_older_text_says_of_it(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (small / "seeds/operator-checks.json").write_text((ROOT / "seeds/operator-checks.json").read_text())
    monkeypatch.setattr(breakpoints, "follow", lambda *_: {})
    newer = installed()
    monkeypatch.setattr(Wheel, "version", "9.0")
    verify.record(ATLAS, newer, None)
    after = verify.recorded("9.0")
    assert (after.drawn, after.calls) == (RECORDS.drawn, {})
    assert after.text == replace(TEXT, all=[], elsewhere=[])


def test_torchgen_writes_every_function_whose_file_is_said_to_be_generated(made: verify.Generated) -> None:
    claims = [
        (o.name, k.function)
        for o in ATLAS.operators.values()
        for k in o.kernels
        if k.function.file.startswith("build/")
    ]
    assert len(claims) > 500
    for name, function in claims:
        assert function.name.removeprefix("at::native::") in made[name, function.file], name
    assert not made.get(("aten::mm", "build/aten/src/ATen/CompositeViewCopyKernels.cpp"))


def test_decoys_were_watched_and_none_would_have_counted() -> None:
    calls = RECORDS.calls.values()
    assert sum(bool(c.watched) for c in calls) > 70
    assert not any(c.mistaken for c in calls)


def test_gdb_meets_a_right_claim_and_not_a_false_one() -> None:
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
    seen = breakpoints.follow(claims, [installed().folder / "torch/lib/libtorch_cpu.so"])
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


def test_a_checkout_is_searched_by_name(tmp_path: Path) -> None:
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
        assert checkout.read([claim], ATLAS, tmp_path).sample["a::b"].verdict == expected


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GuideError, match=r"aten/src/ATen"):
        checkout.definitions(tmp_path)


def test_records_of_another_release_are_refused() -> None:
    with pytest.raises(GuideError, match=r"recorded with PyTorch[\s\S]*--verify-gdb"):
        verify.recorded("1.0.0")
