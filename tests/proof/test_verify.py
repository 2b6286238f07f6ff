"""The verification: what was recorded holds, a false claim is found out, and the page is what the records say."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from guide.citations.sources import Wheel, installed
from guide.core.errors import GuideError
from guide.operators import atlas, verify
from guide.operators.model import Atlas
from guide.operators.verify import breakpoints, generated
from guide.operators.verify.breakpoints import Claim
from tests.conftest import ROOT

ATLAS = atlas.load()
RECORDS = verify.recorded(ATLAS.version)


@pytest.fixture(scope="module")
def written() -> generated.Generated:
    return generated.functions(installed().folder)


def seen(name: str, **changed: Any) -> verify.Records:
    """The records with what one call did changed."""
    return replace(RECORDS, calls=RECORDS.calls | {name: replace(RECORDS.calls[name], **changed)})


def test_no_claim_of_the_sample_that_is_called_proven_is_wrong(written: generated.Generated) -> None:
    found = verify.checks(ATLAS, RECORDS, written)
    count = Counter(c.verdict for c in found)
    assert len(found) == verify.DRAWN + len(verify.KNOWN) and not count[verify.OPEN]
    assert all(c.grade == "likely" for c in found if c.verdict == verify.WRONG) and count[verify.WRONG] < 2
    assert all(c.function and c.files for c in found if c.verdict == verify.RIGHT)


def test_the_sample_was_drawn_with_the_seed_and_stays() -> None:
    assert verify.draw(ATLAS, []) == verify.draw(ATLAS, []) and len(set(RECORDS.drawn)) == verify.DRAWN
    newer = Atlas("9.0", "", {"aten::new": ATLAS.operators["aten::mm"], **ATLAS.operators})
    assert verify.draw(newer, RECORDS.drawn) == RECORDS.drawn
    gone = RECORDS.drawn[7]
    fewer = Atlas("9.0", "", {n: o for n, o in ATLAS.operators.items() if n != gone})
    again = verify.draw(fewer, RECORDS.drawn)
    assert len(again) == verify.DRAWN and set(RECORDS.drawn) - set(again) == {gone}


ELSEWHERE = "aten/src/ATen/native/Elsewhere.cpp"


@pytest.mark.parametrize(
    ("name", "records", "verdict"),
    [
        ("aten::digamma", seen("aten::digamma", entered="at::native::something_else"), verify.WRONG),
        ("prims::acosh", seen("prims::acosh", entered="torch/_prims/__init__.py:1"), verify.WRONG),
        ("aten::mm", seen("aten::mm", within=""), verify.WRONG),
        ("aten::mm", seen("aten::mm", refused=f"impl at {ELSEWHERE}"), verify.WRONG),
        ("aten::mm", replace(RECORDS, calls={}), verify.OPEN),
        ("aten::mm", replace(RECORDS, read={}), verify.OPEN),
        (
            "aten::mm",
            replace(RECORDS, read={"aten::mm": replace(RECORDS.read["aten::mm"], file=ELSEWHERE)}),
            verify.WRONG,
        ),
    ],
)
def test_a_record_that_contradicts_or_is_missing_changes_the_verdict(
    written: generated.Generated, name: str, records: verify.Records, verdict: str
) -> None:
    assert verify.check(ATLAS.operators[name], RECORDS, written).verdict == verify.RIGHT
    assert verify.check(ATLAS.operators[name], records, written).verdict == verdict


def test_another_release_keeps_the_sample_and_what_was_read(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (small / "seeds/operator-checks.json").write_text((ROOT / "seeds/operator-checks.json").read_text())
    monkeypatch.setattr(breakpoints, "follow", lambda *_: {})
    newer = installed()
    monkeypatch.setattr(Wheel, "version", "9.0")
    verify.record(ATLAS, newer)
    after = verify.recorded("9.0")
    assert (after.drawn, after.calls, after.read) == (RECORDS.drawn, {}, RECORDS.read)


def test_torchgen_writes_every_function_whose_file_is_said_to_be_generated(
    written: generated.Generated,
) -> None:
    claims = [(o.name, k.function) for o in ATLAS.operators.values() for k in o.kernels]
    claims = [(name, function) for name, function in claims if function.file.startswith("build/")]
    assert claims
    for name, function in claims:
        assert function.name.removeprefix("at::native::") in written[name, function.file], name
    assert not written.get(("aten::mm", "build/aten/src/ATen/CompositeViewCopyKernels.cpp"))


def test_gdb_meets_a_right_claim_and_not_a_false_one() -> None:
    """A false claim is one whose function runs in the same call for another operator, does not run, or is none."""
    claims = [
        Claim("aten::relu", "CPU", "at::native::relu", "aten/src/ATen/native/Activation.cpp"),
        Claim("aten::layer_norm", "CompositeImplicitAutograd", "at::native::layer_norm_cpu"),
        Claim("aten::digamma", "CPU", "at::native::structured_exp_out::impl"),
        Claim("aten::exp_", "CPU", "at::native::no_such_function"),
    ]
    seen = breakpoints.follow(claims, [installed().folder / "torch/lib/libtorch_cpu.so"])
    relu = seen["aten::relu"]
    assert (relu.entered, relu.within) == ("at::native::relu", "wrapper_CPU__relu")
    assert relu.refused == "relu at aten/src/ATen/native/Activation.cpp"
    assert seen["aten::layer_norm"].entered == "at::native::layer_norm_cpu"
    assert not seen["aten::layer_norm"].within
    assert not seen["aten::digamma"].entered
    assert seen["aten::exp_"].absent


def test_records_of_another_release_are_refused() -> None:
    with pytest.raises(GuideError, match=r"recorded with PyTorch[\s\S]*--verify"):
        verify.recorded("1.0.0")
