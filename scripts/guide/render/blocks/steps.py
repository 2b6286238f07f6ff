"""The block `/// steps`."""

import xml.etree.ElementTree as etree

from markdown.util import AtomicString

from guide.core.paths import shown
from guide.experiments import programs, recording
from guide.library import steps
from guide.render.blocks.program import ProgramBlock
from guide.render.inert import store
from guide.render.resources import el as sub
from guide.render.schemes import source


class Steps(ProgramBlock):
    """`/// steps | chapter/name`: frames that an experiment printed, to walk through; content: what to watch."""

    NAME = "steps"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The frames with their captions, and the program that printed them, folded."""
        run = programs.named(self.argument)
        recorded = recording.current(run)
        scene = steps.parse(recorded.output, shown(run.out))
        figure = sub(parent, "figure", class_="diagram steps", id=f"steps-{run.name}", data_steps="")
        self._head(figure, "Steps", run.title)
        listed = sub(figure, "ol", class_="frames", tabindex="0")
        for frame, svg in zip(scene.frames, steps.drawings(scene), strict=True):
            self._frame(sub(listed, "li"), frame, svg)
        self.body = sub(figure, "figcaption")
        fold = sub(figure, "details", class_="predict")
        sub(sub(fold, "summary"), "span", "The program that printed these frames")
        self._program(fold, run)
        self._foot(fold, run)
        if "steps" not in self.tracker:
            self.tracker["steps"] = True
            self.script(figure, "assets/steps.js")
        return figure

    def _frame(self, item: etree.Element, frame: steps.Frame, svg: str) -> None:
        """One frame: its drawing, its caption, the line of source that it cites."""
        sub(item, "div", class_="canvas").text = store(self.md, svg)
        said = sub(item, "p", frame.caption)
        if frame.source:
            address, hover = source(self.md, frame.source)
            said.text = AtomicString(f"{frame.caption} ")
            name = frame.source.rpartition("#")[2].rpartition("::")[2]
            # A generated file has no public address.
            link = sub(said, "a" if address else "span", name, class_="src", title=hover)
            if address:
                link.set("href", address)
