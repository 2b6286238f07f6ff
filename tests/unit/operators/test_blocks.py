"""The atlas's blocks and the operator names that `op:` links may use."""

import pytest
from markdown import Markdown
from pymdownx.blocks import BlocksExtension

from guide.operators import atlas
from guide.render.blocks.atlas import OPERATOR_BLOCKS
from guide.render.current_page import PageFault


class Blocks(BlocksExtension):
    def extendMarkdownBlocks(self, md, block_mgr):
        for block in OPERATOR_BLOCKS:
            block_mgr.register(block, self.getConfigs())


def render(text: str) -> str:
    return Markdown(extensions=[Blocks()]).convert(text)


def test_names_are_full_and_known():
    names = atlas.names()
    assert {"aten::add.Tensor", "aten::conv1d", "prims::add"} <= names
    assert all("::" in n for n in names)


def test_groups_link_to_the_search_with_a_filter():
    html = render("/// operators-by | kind\n///\n")
    assert "#kind=composite+implicit" in html and "<li>" in html


def test_an_unknown_group_is_refused():
    with pytest.raises(PageFault, match="no groups by 'colour'"):
        render("/// operators-by | colour\n///\n")


def test_numbers_come_from_the_data():
    assert f"{len(atlas.names()):,}" in render("/// operator-numbers\n///\n")


def test_the_atlas_has_an_anchor_for_each_operator():
    html = render("/// atlas\n///\n")
    assert html.count("<li id=") == len(atlas.names())
