"""The block `/// seed-section`."""

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from guide.library import catalogue
from guide.render import resources
from guide.render.blocks.base import GuideBlock


class SeedSection(GuideBlock):
    """`/// seed-section | list`: one section of a seed list, by what our notes rest on."""

    NAME = "seed-section"
    ARGUMENT = True
    OPTIONS = {"section": ("", type_string)}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A list for each basis, in the seed list's order."""
        cat, section = catalogue.current(), self.options["section"].strip()
        if self.argument not in cat.lists:
            raise self.say(f"no seed list is called '{self.argument}'", f"one of: {', '.join(cat.lists)}")
        named = list(dict.fromkeys(i.section for i in cat.lists[self.argument].items if i.section))
        if section not in named:
            raise self.say(
                f"the list has no section '{section}'", f"'section:' is one of: {', '.join(named) or 'none'}"
            )
        return resources.seed_section(parent, self.md, cat, self.argument, section)
