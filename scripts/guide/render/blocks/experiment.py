"""The block `/// experiment`."""

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from guide.core.characters import escaped
from guide.experiments import measured, programs, recording
from guide.render.blocks.program import ProgramBlock
from guide.render.resources import el as sub


class Experiment(ProgramBlock):
    """`/// experiment | chapter/name`, option `predict`; content: what to see in the output."""

    NAME = "experiment"
    ARGUMENT = True
    OPTIONS = {"predict": ("", type_string)}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Title, program, folded output under the question, download line."""
        run = programs.named(self.argument)
        recorded = recording.current(run)
        if not self.options["predict"]:
            raise self.say("the block asks for no prediction", "add the option 'predict: a question'")
        box = sub(
            parent,
            "section",
            class_="experiment",
            id=f"experiment-{run.name}",
            aria_label=f"Experiment: {run.title}",
        )
        self._head(box, "Experiment", run.title)
        self._program(box, run)
        fold = sub(box, "details", class_="predict")
        summary = sub(fold, "summary")
        sub(summary, "span", "Predict first", class_="tag")
        sub(summary, "span").text = escaped(self.options["predict"].strip())
        waits = recording.waits(run)
        opens = "Open for what to see in it." if waits else "Open for what it printed, and what to see in it."
        sub(summary, "span", opens, class_="opens", data_search_exclude="")
        if waits:
            said = "No GPU has run it for this guide yet: run it on yours."
            sub(fold, "p", said, class_="experiment-foot no-terms")
        else:
            self._code(fold, recorded.output, run.output_language)
        if run.measured:
            claims = " · ".join(map(str, measured.claims(run.measured)))
            sub(
                fold,
                "p",
                f"Measured on {recorded.device}. Claimed for others: {claims}.",
                class_="experiment-foot no-terms",
            )
        self.body = sub(fold, "div", class_="see")
        self._foot(box, run)
        return box
