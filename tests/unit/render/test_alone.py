"""One page rendered alone: what a strict build of the whole site would stop at is said."""

from pathlib import Path

from guide.site import alone
from tests.conftest import ROOT

GOOD = "# Reading\n\n## Part one\n\nSee [part](#part-one), [the map](index.md), [below](index.md#below) and [why](index.md#error-refused).\n"
BAD = """# Reading

A [page](nowhere.md), a [heading](index.md#above) and a [place](src:c10/core/Nothing.h).

/// experiment | alpha/nothing
    predict: How much?
///
"""


def rendered(world: Path, text: str) -> list[str]:
    for name in ("mkdocs.yml", "overrides"):
        if not (world / name).exists():
            (world / name).symlink_to(ROOT / name)
    page = world / "docs/alpha/reading.md"
    page.write_text(text, encoding="utf-8")
    (world / "docs/alpha/index.md").write_text(
        "# Alpha\n\n## Below\n\n/// error | errors/refused\n    where: autograd\n\nCause.\n///\n",
        encoding="utf-8",
    )
    (world / "docs/how-it-is-checked.md").write_text("# How\n", encoding="utf-8")
    return alone.rendered([page])


def test_a_good_page_has_no_fault(evidence: Path) -> None:
    assert rendered(evidence, GOOD) == []


def test_each_fault_is_said(evidence: Path) -> None:
    cited = "# Reading\n\nA [place](src:c10/core/Nothing.h).\n"
    assert "'src:c10/core/Nothing.h' is not locked" in "\n".join(rendered(evidence, cited))
    without = BAD.partition("///")[0].replace(" and a [place](src:c10/core/Nothing.h)", "")
    said = "\n".join(rendered(evidence, without))
    assert "nowhere.md" in said and "index.md#above leads to no heading" in said
    without = without.replace("#above", "#error-accepted")
    assert "index.md#error-accepted leads to no heading" in "\n".join(rendered(evidence, without))
    experiment = "# Reading\n\n///" + BAD.partition("///")[2]
    assert "no experiment 'alpha/nothing'" in "\n".join(rendered(evidence, experiment))
