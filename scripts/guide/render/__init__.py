"""The guide's Markdown extension: citations by scheme, and blocks built from the catalogue and the evidence.

It is all that the site needs beyond stock extensions, so MkDocs and Zensical render the same pages.
"""

from markdown import Markdown
from pymdownx.blocks import BlocksExtension, BlocksProcessor

from guide.render.blocks import BLOCKS
from guide.render.chinese import ChineseLines
from guide.render.furniture import Above, Foot
from guide.render.headings import Headings
from guide.render.inert import Inert, Readable
from guide.render.pinned import Pinned
from guide.render.regions import Regions
from guide.render.schemes import Fragments, Links
from guide.render.tables import Tables
from guide.render.terms import Terms
from guide.render.unparsed import OptionsOnce, Unparsed


class GuideExtension(BlocksExtension):
    """Registers the link schemes, the glossary terms and the blocks."""

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: BlocksProcessor) -> None:
        """Called by Python-Markdown once for each page."""
        for block in BLOCKS:
            block_mgr.register(block, self.getConfigs())
        md.preprocessors.register(Readable(md), "guide-readable", 100)
        # Before fences (25) and raw HTML (20) are laid aside.
        md.preprocessors.register(Pinned(md), "guide-pinned", 90)
        # After what a page leaves to the build, which is none of a program's, and before fences (25).
        md.preprocessors.register(Regions(md), "guide-regions", 32)
        # After fences (25) and raw HTML (20) are laid aside.
        md.preprocessors.register(OptionsOnce(md), "guide-options-once", 15)
        # After inline parsing (20), before the engine turns .md links into addresses (0).
        md.treeprocessors.register(Unparsed(md), "guide-unparsed", 9)
        md.treeprocessors.register(Links(md), "guide-links", 8)
        md.treeprocessors.register(Terms(md), "guide-terms", 7)
        # After the table of contents (5).
        md.treeprocessors.register(Foot(md), "guide-foot", 4)
        md.treeprocessors.register(Above(md), "guide-above", 3.9)
        md.treeprocessors.register(Tables(md), "guide-tables", 3.5)
        md.treeprocessors.register(Headings(md), "guide-headings", 3)
        md.treeprocessors.register(Fragments(md), "guide-fragments", -1)
        # After everything that makes elements and attributes.
        md.treeprocessors.register(Inert(md), "guide-inert", -2)
        # Before what was laid aside comes back (30).
        md.postprocessors.register(ChineseLines(md), "guide-chinese", 40)


def makeExtension(**kwargs: object) -> GuideExtension:
    """The entry point that Python-Markdown asks for."""
    return GuideExtension(**kwargs)
