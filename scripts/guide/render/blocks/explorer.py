"""The block `/// explorer`."""

import xml.etree.ElementTree as etree
from html import escape

from guide.core.paths import shown
from guide.experiments import programs, recording
from guide.library import steps
from guide.render import current_page
from guide.render.blocks.program import ProgramBlock
from guide.render.inert import store
from guide.render.resources import el as sub


class Explorer(ProgramBlock):
    """`/// explorer | chapter/name`: a rule that the reader tries on a choice of their own; content: what to try.

    The experiment prints `rule`, which `assets/NAME.js` reads, and `static`, the rows shown where no script runs.
    """

    NAME = "explorer"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The recorded example, the numbers for the script, and the program that printed both, folded."""
        run = programs.named(self.argument)
        explained = steps.explorer(recording.current(run).output, shown(run.out))
        figure = sub(parent, "figure", class_="explorer", id=f"explorer-{run.name}", data_explorer="")
        self._head(figure, "Explore", run.title)
        example = sub(figure, "div", class_="example")
        sub(example, "p", explained.example)
        table = sub(example, "table", class_="keys")
        row = sub(sub(table, "thead"), "tr")
        for title in explained.columns:
            sub(row, "th", title, scope="col")
        body = sub(table, "tbody")
        for cells in explained.static:
            row = sub(body, "tr")
            for cell in cells:
                sub(sub(row, "td"), "code", cell)
        self.body = sub(figure, "figcaption")
        fold = sub(figure, "details", class_="predict")
        sub(sub(fold, "summary"), "span", "The program that printed the numbers of this rule")
        self._program(fold, run)
        self._foot(fold, run)
        name = escape(current_page.served(self.md, f"assets/{run.name}.js"))
        data = (
            f'<script type="application/json">{explained.data}</script><script defer src="{name}"></script>'
        )
        sub(figure, "div").text = store(self.md, data)
        return figure
