"""The blocks of the operator atlas: the search, the groups to browse by, the numbers."""

import xml.etree.ElementTree as etree
from html import escape
from urllib.parse import urlencode

from guide.operators import atlas, counts
from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.inert import store
from guide.render.resources import el as sub

# The data, what follows from it, the panel, the page: in the order in which they need each other. assets/operators.js
# loads them when the reader turns to the page: they are most of its weight.
_SCRIPTS = ("operators/data.js", *(f"assets/operators-{part}.js" for part in ("data", "panel", "search")))


class Atlas(GuideBlock):
    """`/// atlas`: the search, and every operator's name for readers without JavaScript."""

    NAME = "atlas"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The place that the script fills; the names with their anchors, which cost a page with scripts nothing."""
        box = sub(parent, "div", class_="atlas no-terms", data_search_exclude="")
        scripts = escape(" ".join(current_page.served(self.md, path) for path in _SCRIPTS))
        names = "".join(f'<li id="{escape(name)}">{escape(name)}</li>' for name in atlas.load().operators)
        markup = (
            f'<div id="atlas" data-scripts="{scripts}"></div>'
            "<noscript><p>The search needs JavaScript. Below is every operator by name.</p>"
            f'<ul class="op-names" aria-label="Every operator">{names}</ul></noscript>'
        )
        sub(box, "div").text = store(self.md, markup)
        self.script(box, "assets/operators.js")
        return box


class Groups(GuideBlock):
    """`/// operators-by | key`, `kind`, `status`, `tag` or `file`: the groups, each a link to the search."""

    NAME = "operators-by"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A list of links with counts, largest group first; files by path."""
        data = atlas.load()
        found = {
            "key": lambda: counts.ranked(counts.operators_by_key(data)),
            "kind": lambda: counts.ranked(counts.by_kind(data)),
            "status": lambda: counts.ranked(counts.by_status(data)),
            "tag": lambda: counts.ranked(counts.by_tag(data)),
            "file": lambda: sorted(counts.all_files(data).items()),
        }
        if self.argument not in found:
            raise self.say(f"operators have no groups by '{self.argument}'", f"one of: {', '.join(found)}")
        search = current_page.served(self.md, "operators/index.html")
        items = []
        for name, count in found[self.argument]():
            text = f"<code>{escape(name)}</code>" if self.argument in ("key", "file") else escape(name)
            address = escape(f"{search}#{urlencode({self.argument: name})}")
            items.append(f'<li><a href="{address}">{text}</a> <span class="count">{count:,}</span></li>')
        # Raw: the addresses are states of the search, which a check of anchors would not find on its page.
        box = sub(parent, "div", class_="no-terms")
        box.text = store(self.md, f'<ul class="op-groups">{"".join(items)}</ul>')
        return box


class Totals(GuideBlock):
    """`/// operator-numbers`: what the atlas holds, counted from its data."""

    NAME = "operator-numbers"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table: what is counted, how many."""
        table = sub(parent, "table")
        head = sub(sub(table, "thead"), "tr")
        sub(head, "th", "operators")
        sub(head, "th", "number")
        body = sub(table, "tbody")
        for what, count in counts.totals(atlas.load()):
            row = sub(body, "tr")
            sub(row, "td", what)
            sub(row, "td", f"{count:,}")
        return table


OPERATOR_BLOCKS = (Atlas, Groups, Totals)
