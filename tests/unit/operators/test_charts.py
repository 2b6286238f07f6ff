"""The atlas's figures: valid SVG, drawn from the data, as committed."""

import xml.etree.ElementTree as etree

import pytest

from guide.core.paths import root
from guide.operators import atlas, charts, counts

DATA = atlas.load()


@pytest.mark.parametrize("name", ["kinds", "keys", "files", "compile", "proofs"])
def test_figure_is_committed_and_fresh(name):
    svg = charts.drawings(DATA)[name]
    etree.fromstring(svg)
    assert (root() / "docs/operators/diagrams" / f"{name}.svg").read_text(encoding="utf-8") == svg


def test_bars_escape_and_scale():
    tree = etree.fromstring(charts.bars([("a<b", 10), ("c", 5)], "things"))
    widths = [float(r.get("width")) for r in tree.iter("{http://www.w3.org/2000/svg}rect")]
    assert widths[0] == 2 * widths[1]


def test_shares_add_up_to_the_operators():
    assert sum(counts.by_kind(DATA).values()) == len(DATA.operators)
    assert sum(sum(c.values()) for c in counts.status_by_kind(DATA).values()) == len(DATA.operators)
