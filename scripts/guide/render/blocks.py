"""The blocks a chapter is written with: experiment, figure, question, reading-list, library and their kin."""

import re
import xml.etree.ElementTree as etree
from html import escape
from pathlib import Path

from markdown.util import AtomicString
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pymdownx.blocks.block import Block, type_string

from guide.core.characters import escaped
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown
from guide.experiments import frameworks, programs, recording, sealed
from guide.library import catalogue, glossary, messages, steps
from guide.library.chapters import chapters
from guide.pages import documents, figures
from guide.render import current_page, resources
from guide.render.inert import store
from guide.render.resources import el as sub
from guide.render.schemes import source


class GuideBlock(Block):
    """Shared: errors become one message with the page's line."""

    def say(self, what: str, cure: str = "") -> current_page.PageFault:
        """A fault at this block's line."""
        return current_page.fault(
            self.md, f"/// {self.NAME} | {self.argument}" if self.argument else f"/// {self.NAME}", what, cure
        )

    def placed(self, error: GuideError) -> current_page.PageFault:
        """`error` at this block's line."""
        return self.say(
            error.what if error.where in ("", "None") else f"{error.where}: {error.what}", error.cure
        )

    def _create(self, parent: etree.Element) -> etree.Element:
        try:
            return super()._create(parent)
        except GuideError as error:
            raise self.placed(error) from None

    def _validate(self, parent: etree.Element, arg: object, **options: object) -> bool:
        # pymdownx leaves a block with a bad option as plain text, without a word.
        self.argument = arg
        if self.ARGUMENT and not arg:
            raise self.say("the block wants an argument", f"write '/// {self.NAME} | …'")
        for name in options:
            if name not in self.option_spec:
                raise self.say(
                    f"the block has no option '{name}'", f"options: {', '.join(self.OPTIONS) or 'none'}"
                )
        if not super()._validate(parent, arg, **options):
            raise self.say(
                "the block's argument or options are off", f"options: {', '.join(self.OPTIONS) or 'none'}"
            )
        return True


class ProgramBlock(GuideBlock):
    """Shared by the blocks that show a program: code, helpers, download line."""

    def _program(self, box: etree.Element, run: programs.Program) -> None:
        within = box
        if (
            sealed.unmarked(run.source) != run.source
        ):  # a page shows the lines that matter where it explains them
            within = sub(box, "details", class_="helper")
            sub(sub(within, "summary"), "span", "The whole program", class_="tag")
        self._code(within, sealed.listing(run.source), "python")
        for helper in run.helpers:
            self._helper(box, run.chapter, helper)

    def _foot(self, box: etree.Element, run: programs.Program) -> None:
        """What a reader downloads, what must be there, the line to run."""
        foot = sub(box, "p", class_="experiment-foot no-terms")
        name = run.path.name if run.alone else f"{run.name}.pyz"
        link = f"{run.chapter}/experiments/{name}"
        if run.alone:
            sub(foot, "a", "Download", href=current_page.to(self.md, link), download=name)
        else:  # made by the build: no file of docs/, which the engine would look for
            href = escape(current_page.served(self.md, link))
            sub(foot, "span").text = store(self.md, f'<a href="{href}" download="{name}">Download</a>')
        foot[-1].tail = " · run it yourself: "
        sub(foot, "code", f"python {name}")
        others = {name: frameworks.FRAMEWORKS[name].title for name in frameworks.of(run.requires)}
        needs = [
            *(["PyTorch"] if "torch" in run.imports or not others else []),
            *others.values(),
            *run.packages,
            *(need for need in run.requires if need in sealed.TOOLS),
        ]
        needs += ["gcc"] if "pretended-gpu" in run.requires else []
        said = f" · needs {', '.join(needs)}"
        for name, title in others.items():
            foot[-1].tail = f"{said} · {title} in a folder beside it: "
            sub(foot, "code", sealed.making(name, frameworks.asked(name)))
            said = ""
        foot[-1].tail = f"{said} · recorded with {escaped(recording.of(run).provenance)}"

    def _helper(self, box: etree.Element, chapter: str, path: Path) -> None:
        """A file that the program imports: folded where the page first needs it, a link to there afterwards.

        One that has regions is a model, for pages show them where they explain it; any other is a tool.
        """
        name = f"helper-{path.stem.lstrip('_')}"
        # Blocks of several kinds show programs, so what a page has shown is kept with the page.
        shown_here: set[str] = self.md.__dict__.setdefault("guide_helpers", {}).setdefault(
            current_page.path_of(self.md), set()
        )
        if name in shown_here:
            again = sub(box, "p", class_="experiment-foot no-terms")
            again.text = "It imports "
            sub(sub(again, "a", href=f"#{name}"), "code", path.name)
            again[-1].tail = ", shown above."
            return
        shown_here.add(name)
        fold = sub(box, "details", class_="helper", id=name)
        source = read_text(path)
        summary = sub(fold, "summary")
        sub(summary, "span", "The tool" if sealed.unmarked(source) == source else "The model", class_="tag")
        said = sub(summary, "span", "It imports ")
        sub(said, "code", path.name)
        self._code(fold, sealed.listing(source), "python")
        foot = sub(fold, "p", class_="experiment-foot no-terms")
        link = current_page.to(self.md, f"{chapter}/experiments/{path.name}")
        sub(foot, "a", f"Download {path.name}", href=link, download=path.name)

    def _code(self, parent: etree.Element, text: str, language: str) -> None:
        lexer = get_lexer_by_name(language, stripnl=False)
        body = highlight(text.rstrip("\n") + "\n", lexer, HtmlFormatter(nowrap=True))
        markup = (
            f'<div class="language-{language} highlight"><pre><span></span><code>{body}</code></pre></div>'
        )
        sub(parent, "div", class_="experiment-code").text = store(self.md, markup)


class Experiment(ProgramBlock):
    """`/// experiment | chapter/name`, option `predict`; content: what to see in the output."""

    NAME = "experiment"
    ARGUMENT = True
    OPTIONS = {"predict": ("", type_string)}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """Title, program, folded output under the question, download line."""
        run = programs.named(self.argument)
        recorded = recording.of(run)
        if not self.options["predict"]:
            raise self.say("the block asks for no prediction", "add the option 'predict: a question'")
        box = sub(
            parent,
            "section",
            class_="experiment",
            id=f"experiment-{run.name}",
            aria_label=f"Experiment: {run.title}",
        )
        head = sub(box, "p", class_="experiment-title")
        sub(head, "span", "Experiment", class_="tag")
        title = sub(head, "strong")
        title.text = escaped(run.title)  # inline Markdown is allowed
        self._program(box, run)
        fold = sub(box, "details", class_="predict")
        summary = sub(fold, "summary")
        sub(summary, "span", "Predict first", class_="tag")
        sub(summary, "span").text = escaped(self.options["predict"].strip())
        sub(
            summary,
            "span",
            "Open for what it printed, and what to see in it.",
            class_="opens",
            data_search_exclude="",
        )
        self._code(fold, recorded.output, run.output_language)
        self.body = sub(fold, "div", class_="see")
        self._foot(box, run)
        return box

    def on_add(self, block: etree.Element) -> etree.Element:
        """The block's content goes under the output."""
        return self.body


class Takeaway(GuideBlock):
    """`/// download | inside.pyz`: a link to a file that the build makes; content: what it is."""

    NAME = "download"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The link, and beside it the content."""
        if self.argument != "inside.pyz":
            raise self.say(f"the build makes no '{self.argument}'", "write '/// download | inside.pyz'")
        box = sub(parent, "div", class_="takeaway")
        href = escape(current_page.served(self.md, self.argument))
        sub(box, "p").text = store(
            self.md, f'<a class="md-button" href="{href}" download="{self.argument}">{self.argument}</a>'
        )
        return box


class Error(ProgramBlock):
    """`/// error | chapter/name`; options `where`, `pattern`, `raised`, `gone`, `message`; content: cause and cure.

    `raised` cites the line that raises it, or says why none can be; `gone` says until when a message that the program
    does not print was printed, and `message` is its text.
    """

    NAME = "error"
    ARGUMENT = True
    OPTIONS = {name: ("", type_string) for name in ("where", "pattern", "raised", "gone", "message")}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The message, cause and cure, then the program that raises it and the line that does."""
        for name in ("where", "pattern", "raised"):
            if not self.options[name].strip():
                raise self.say(f"the error has no '{name}'", f"add the option '{name}: …'")
        run = programs.named(self.argument)
        here = current_page.path_of(self.md)
        if here and (root() / "docs" / here).is_file():
            read = documents.read(root() / "docs" / here)
            messages.from_block(
                read, next(b for b in read.blocks if (b.name, b.argument) == (self.NAME, self.argument))
            )
        message = self.options["message"].strip() or messages.raised(self.argument)
        box = sub(parent, "section", class_="error", id=f"error-{run.name}", aria_label=f"Error: {run.title}")
        head = sub(box, "p", class_="experiment-title")
        sub(head, "span", "Error" if not self.options["gone"] else "Error of older releases", class_="tag")
        sub(head, "strong").text = escaped(run.title)
        self._code(box, shown := messages.head(message), "text")
        if self.options["gone"]:
            sub(box, "p", class_="gone").text = escaped(self.options["gone"].strip())
        self.body = sub(box, "div", class_="cure")
        sub(sub(box, "p", "Raised by: ", class_="raised"), "span").text = self._linked("raised")
        fold = sub(box, "details", class_="predict")
        ends = "What happens now" if self.options["gone"] else "A program that ends in it"
        sub(sub(fold, "summary"), "span", ends)
        self._program(fold, run)
        printed = recording.of(run).output
        if printed.strip() != shown:
            self._code(fold, printed, run.output_language)
        self._foot(fold, run)
        return box

    def _linked(self, option: str) -> str:
        """An option's text, escaped but for the angle brackets around a citation with spaces."""
        text = escaped(self.options[option].strip())
        return re.sub(r"\]\(&lt;(src:.+?)>\)", lambda found: f"](<{found[1].replace('&lt;', '<')}>)", text)

    def on_add(self, block: etree.Element) -> etree.Element:
        """The block's content is cause and cure, under the message."""
        return self.body


class ErrorIndex(GuideBlock):
    """`/// error-index`: every explained message by where a reader meets it, and a box that finds a pasted one."""

    NAME = "error-index"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A section a group; the patterns are the script's data."""
        box = sub(parent, "div", class_="error-index no-terms", data_errors="")
        known = messages.every()
        for group, title in messages.GROUPS.items():
            some = [m for m in known if m.group == group]
            if not some:
                continue
            sub(box, "div", title, data_heading="h2", id=group)
            listed = sub(box, "ul")
            for message in some:
                item = sub(listed, "li")
                address = current_page.to(self.md, message.page) + f"#{message.anchor}"
                sub(sub(item, "a", href=address), "code", message.title)
                if message.gone:
                    sub(item, "span", " older releases", class_="also")
        script = f'<script defer src="{escape(current_page.served(self.md, "assets/errors.js"))}"></script>'
        sub(box, "div").text = store(self.md, script)
        return box


class Figure(GuideBlock):
    """`/// figure | chapter/name`, option `alt`; content: the caption."""

    NAME = "figure"
    ARGUMENT = True
    OPTIONS = {"alt": ("", type_string)}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The drawing as inline SVG, its caption and its text alternative."""
        if not self.options["alt"].strip():
            raise self.say(
                "the figure has no text alternative", "add the option 'alt: what a reader would see'"
            )
        svg = figures.inline(
            self.argument, self.options["alt"].strip(), lambda target: source(self.md, target)
        )
        figure = sub(parent, "figure", class_="diagram", id="figure-" + self.argument.split("/")[-1])
        sub(figure, "div", class_="canvas", tabindex="0").text = store(self.md, svg)
        self.caption = sub(figure, "figcaption")
        return figure

    def on_add(self, block: etree.Element) -> etree.Element:
        """The block's content is the caption."""
        return self.caption


class Steps(ProgramBlock):
    """`/// steps | chapter/name`: frames that an experiment printed, to walk through; content: what to watch."""

    NAME = "steps"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The frames with their captions, and the program that printed them, folded."""
        run = programs.named(self.argument)
        recorded = recording.of(run)
        scene = steps.parse(recorded.output, shown(run.out))
        figure = sub(parent, "figure", class_="diagram steps", id=f"steps-{run.name}", data_steps="")
        head = sub(figure, "p", class_="experiment-title")
        sub(head, "span", "Steps", class_="tag")
        sub(head, "strong").text = escaped(run.title)
        listed = sub(figure, "ol", class_="frames", tabindex="0")
        for frame, svg in zip(scene.frames, steps.drawings(scene), strict=True):
            item = sub(listed, "li")
            sub(item, "div", class_="canvas").text = store(self.md, svg)
            said = sub(item, "p", frame.caption)
            if frame.source:
                address, hover = source(self.md, frame.source)
                said.text = AtomicString(f"{frame.caption} ")
                link = sub(  # a generated file has no public address
                    said,
                    "a" if address else "span",
                    frame.source.rpartition("#")[2].rpartition("::")[2],
                    class_="src",
                    title=hover,
                )
                if address:
                    link.set("href", address)
        self.caption = sub(figure, "figcaption")
        fold = sub(figure, "details", class_="predict")
        sub(sub(fold, "summary"), "span", "The program that printed these frames")
        self._program(fold, run)
        self._foot(fold, run)
        if "steps" not in self.tracker:
            self.tracker["steps"] = True
            script = (
                f'<script defer src="{escape(current_page.served(self.md, "assets/steps.js"))}"></script>'
            )
            sub(figure, "div").text = store(self.md, script)
        return figure

    def on_add(self, block: etree.Element) -> etree.Element:
        """The block's content says what to watch."""
        return self.caption


class Explorer(ProgramBlock):
    """`/// explorer | chapter/name`: a rule that the reader tries on a choice of their own; content: what to try.

    The experiment prints `rule`, which `assets/NAME.js` reads, and `static`, the rows shown where no script runs.
    """

    NAME = "explorer"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The recorded example, the numbers for the script, and the program that printed both, folded."""
        run = programs.named(self.argument)
        explained = steps.explorer(recording.of(run).output, shown(run.out))
        figure = sub(parent, "figure", class_="explorer", id=f"explorer-{run.name}", data_explorer="")
        head = sub(figure, "p", class_="experiment-title")
        sub(head, "span", "Explore", class_="tag")
        sub(head, "strong").text = escaped(run.title)
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
        self.caption = sub(figure, "figcaption")
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

    def on_add(self, block: etree.Element) -> etree.Element:
        """The block's content says what to try."""
        return self.caption


class Question(GuideBlock):
    """`/// question | the question`; content: the answer, folded."""

    NAME = "question"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A fold whose summary is the question."""
        fold = sub(parent, "details", class_="question", id=documents.question_anchor(self.argument))
        sub(fold, "summary").text = escaped(self.argument)  # inline Markdown is allowed
        return fold


class ReadingList(GuideBlock):
    """`/// reading-list | chapter`: the chapter's resources by level, with tick boxes."""

    NAME = "reading-list"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A section for each level that has resources."""
        if self.argument not in {c.id for c in chapters()}:
            raise self.say(f"no chapter is called '{self.argument}'", "use the chapter's folder name")
        return resources.reading_list(parent, self.md, catalogue.current(), self.argument)


class Library(GuideBlock):
    """`/// library`: every resource as one table."""

    NAME = "library"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The table, a row a resource, with the data that the filters use."""
        box = resources.library(parent, self.md, catalogue.current())
        script = f'<script defer src="{escape(current_page.served(self.md, "assets/library.js"))}"></script>'
        sub(box, "div").text = store(self.md, script)
        return box


class SeedLists(GuideBlock):
    """`/// seed-lists`: the lists as received, each line with its record."""

    NAME = "seed-lists"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table for each list."""
        return resources.seed_lists(parent, self.md, catalogue.current())


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


class Health(GuideBlock):
    """`/// link-health`: totals of the link ledger by host and state."""

    NAME = "link-health"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table by host and a line of totals."""
        return resources.health(parent, self.md, catalogue.current())


class Numbers(GuideBlock):
    """`/// numbers`: what the guide holds, counted at build."""

    NAME = "numbers"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A description list of counts."""
        return resources.numbers(parent, self.md, catalogue.current())


class Glossary(GuideBlock):
    """`/// glossary`: every term with its meaning and its page."""

    NAME = "glossary"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A list in alphabetical order; search.js reads its paragraphs out of the index: names, meaning, page."""
        box = sub(parent, "ul", class_="glossary no-terms")
        for term in glossary.terms():
            item = sub(box, "li", id=term.anchor)
            names = sub(item, "p")
            sub(names, "strong", term.term)
            if term.also:
                sub(names, "span", f" (also: {', '.join(term.also)})", class_="also")
            if term.zh:
                sub(names, "span", " " + "、".join(term.zh), class_="also", lang="zh")
            sub(item, "p", term.means)
            where = sub(item, "p", "Explained in ", class_="where")
            title = documents.read(root() / "docs" / term.page).title
            sub(where, "a", title, href=current_page.to(self.md, term.page))
        return box


class ChineseTerms(GuideBlock):
    """`/// chinese-terms`: the glossary's Chinese names beside the English term."""

    NAME = "chinese-terms"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table, the terms of one page together."""
        table = sub(parent, "table")
        head = sub(sub(table, "thead"), "tr")
        for title in ("中文", "English"):
            sub(head, "th", title, scope="col")
        body = sub(table, "tbody")
        for term in sorted((t for t in glossary.terms() if t.zh), key=lambda t: (t.page, t.term)):
            row = sub(body, "tr")
            sub(row, "td", "、".join(term.zh))
            link = current_page.to(self.md, "library/glossary.md") + "#" + term.anchor
            sub(sub(row, "td", lang="en"), "a", term.term, href=link)
        return table


class ChapterCards(GuideBlock):
    """`/// chapters`: the chapters with what each holds and the reader's progress."""

    NAME = "chapters"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """An ordered list of links."""
        return resources.chapter_cards(parent, self.md, catalogue.current())


BLOCKS = (
    Experiment,
    Error,
    Takeaway,
    ErrorIndex,
    Steps,
    Explorer,
    Figure,
    Question,
    ReadingList,
    Library,
    SeedLists,
    SeedSection,
    Health,
    Numbers,
    Glossary,
    ChineseTerms,
    ChapterCards,
)
