"""What the blocks that show a program share: its code, its helpers, the line to run it."""

import ast
import xml.etree.ElementTree as etree
from html import escape
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

from guide.core.characters import escaped
from guide.core.paths import read_text
from guide.experiments import frameworks, hermetic, programs, recording
from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.inert import store
from guide.render.resources import el as sub

MANY = 8  # helpers; of more a page shows the names


class ProgramBlock(GuideBlock):
    """Shared by the blocks that show a program: code, helpers, download line."""

    @staticmethod
    def _head(box: etree.Element, kind: str, title: str) -> None:
        """The line above a program: what it is, and its title, in which inline Markdown is allowed."""
        head = sub(box, "p", class_="experiment-title")
        sub(head, "span", kind, class_="tag")
        sub(head, "strong").text = escaped(title)

    def _program(self, box: etree.Element, run: programs.Program) -> None:
        within = box
        if (
            hermetic.unmarked(run.source) != run.source
        ):  # a page shows the lines that matter where it explains them
            within = sub(box, "details", class_="helper")
            sub(sub(within, "summary"), "span", "The whole program", class_="tag")
        self._code(within, hermetic.listing(run.source), "python")
        if len(run.helpers) > MANY:
            self._library(box, run.helpers)
        else:
            for helper in run.helpers:
                self._helper(box, helper)

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
        others = {name: frameworks.FRAMEWORKS[name].title for name in frameworks.required(run.requires)}
        needs = [
            *(["PyTorch"] if "torch" in run.imports or not others else []),
            *others.values(),
            *run.packages,
            *(need for need in run.requires if need in hermetic.TOOLS),
        ]
        needs += ["gcc"] if "pretended-gpu" in run.requires else []
        needs += ["a GPU"] if "cuda" in run.requires else []
        said = f" · needs {', '.join(needs)}"
        for name, title in others.items():
            foot[-1].tail = f"{said} · {title} in a folder beside it: "
            sub(foot, "code", hermetic.making(name, frameworks.asked(name)))
            said = ""
        by = (
            "not recorded"
            if recording.waits(run)
            else f"recorded with {escaped(recording.current(run).provenance)}"
        )
        foot[-1].tail = f"{said} · {by}"

    def _library(self, box: etree.Element, helpers: tuple[Path, ...]) -> None:
        """So many files that nobody reads them on a page: their names, what each is, where to have it; once on a page."""
        shown_here, names = self._shown_here(), {f"library {path.name}" for path in helpers}
        if names <= shown_here:
            again = sub(box, "p", class_="experiment-foot no-terms")
            again.text = f"It imports {len(helpers)} files of the library, listed above."
            return
        shown_here |= names
        fold = sub(box, "details", class_="helper")
        summary = sub(fold, "summary")
        sub(summary, "span", "The library", class_="tag")
        sub(summary, "span", f"It imports {len(helpers)} files")
        files = sub(fold, "ul", class_="no-terms")
        for path in helpers:
            item = sub(files, "li")
            link = current_page.to(self.md, f"{path.parent.parent.name}/experiments/{path.name}")
            sub(sub(item, "a", href=link, download=path.name), "code", path.name)
            item[-1].tail = f" · {escaped(_opening(path))}"

    def _helper(self, box: etree.Element, path: Path) -> None:
        """A file that the program imports: folded where the page first needs it, a link to there afterwards.

        One that has regions is a model, for pages show them where they explain it; any other is a tool.
        """
        name = f"helper-{path.stem.lstrip('_')}" + ("-cpp" if path.suffix == ".cpp" else "")
        shown_here = self._shown_here()
        if name in shown_here:
            again = sub(box, "p", class_="experiment-foot no-terms")
            again.text = f"It {_uses(path)} "
            sub(sub(again, "a", href=f"#{name}"), "code", path.name)
            again[-1].tail = ", shown above."
            return
        shown_here.add(name)
        fold = sub(box, "details", class_="helper", id=name)
        source = read_text(path)
        summary = sub(fold, "summary")
        sub(summary, "span", "The tool" if hermetic.unmarked(source) == source else "The model", class_="tag")
        said = sub(summary, "span", f"It {_uses(path)} ")
        sub(said, "code", path.name)
        self._code(fold, hermetic.listing(source), "cpp" if path.suffix == ".cpp" else "python")
        foot = sub(fold, "p", class_="experiment-foot no-terms")
        link = current_page.to(self.md, f"{path.parent.parent.name}/experiments/{path.name}")
        sub(foot, "a", f"Download {path.name}", href=link, download=path.name)

    def _shown_here(self) -> set[str]:
        """What this page has shown; kept with the page, since blocks of several kinds show programs."""
        pages: dict[str | None, set[str]] = self.md.__dict__.setdefault("guide_helpers", {})
        return pages.setdefault(current_page.path_of(self.md), set())

    def _code(self, parent: etree.Element, text: str, language: str) -> None:
        lexer = get_lexer_by_name(language, stripnl=False)
        body = highlight(text.rstrip("\n") + "\n", lexer, HtmlFormatter(nowrap=True))
        markup = (
            f'<div class="language-{language} highlight"><pre><span></span><code>{body}</code></pre></div>'
        )
        sub(parent, "div", class_="experiment-code").text = store(self.md, markup)


def _opening(path: Path) -> str:
    """The first sentence of a helper's comment, as far as it stands on the first line."""
    source = read_text(path)
    said = source.removeprefix("// ") if path.suffix == ".cpp" else ast.get_docstring(ast.parse(source)) or ""
    return said.partition("\n")[0].partition(". ")[0]


def _uses(helper: Path) -> str:
    """What a program does with a helper."""
    return "compiles" if helper.suffix == ".cpp" else "imports"
