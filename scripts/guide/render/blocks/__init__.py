"""The blocks a chapter is written with, one class a file."""

from guide.render.blocks.atlas import OPERATOR_BLOCKS
from guide.render.blocks.audit import AUDIT_BLOCKS
from guide.render.blocks.chapter_cards import ChapterCards
from guide.render.blocks.chinese_terms import ChineseTerms
from guide.render.blocks.download import Takeaway
from guide.render.blocks.error import Error
from guide.render.blocks.error_index import ErrorBox, ErrorIndex
from guide.render.blocks.experiment import Experiment
from guide.render.blocks.explorer import Explorer
from guide.render.blocks.figure import Figure
from guide.render.blocks.gallery import Gallery
from guide.render.blocks.glossary import Glossary
from guide.render.blocks.library import Library
from guide.render.blocks.link_health import Health
from guide.render.blocks.numbers import Numbers
from guide.render.blocks.question import Question
from guide.render.blocks.reading_list import ReadingList
from guide.render.blocks.review import Review
from guide.render.blocks.seed_lists import SeedLists
from guide.render.blocks.seed_section import SeedSection
from guide.render.blocks.steps import Steps

BLOCKS = (
    Experiment,
    Takeaway,
    Error,
    ErrorBox,
    ErrorIndex,
    Figure,
    Steps,
    Explorer,
    Question,
    Review,
    ReadingList,
    Library,
    SeedLists,
    SeedSection,
    Health,
    Numbers,
    Glossary,
    Gallery,
    ChineseTerms,
    ChapterCards,
    *OPERATOR_BLOCKS,
    *AUDIT_BLOCKS,
)
