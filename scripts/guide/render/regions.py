"""Regions of programs on pages: `--8<-- "docs/CHAPTER/experiments/NAME.py:REGION"` alone on a line of a fence.

A text of C++ that a program compiles, `_NAME.cpp`, has regions too; its marks are comments of C++.
So have the files of a package that readers copy, `docs/CHAPTER/package/`.
`pymdownx.snippets` cuts them. It is not listed in mkdocs.yml because it knows no line of the page to tell a fault with,
and because it would put anything anywhere: here it puts code of a tested program into a fence.
"""

import re
from typing import Any

from markdown import Markdown
from markdown.preprocessors import Preprocessor
from pymdownx import snippets

from guide.core.errors import nearest
from guide.core.paths import read_text, root
from guide.render import current_page

_ASKED = re.compile(r"[ \t]*-+8<-+")
_PLACE = re.compile(
    r"""[ \t]*-+8<-+[ \t]+"(docs/[\w-]+/(?:experiments/\w+\.(?:py|cpp)|package/(?:\.?\w+/)*\w+\.\w+)):([a-z][\w-]*)"[ \t]*"""
)
_FENCE = re.compile(r"[ \t]*(```|~~~)")


class Regions(Preprocessor):
    """Puts the region that a line names in its place, without the indentation that it has in the program."""

    def __init__(self, md: Markdown) -> None:
        super().__init__(md)
        self.md: Markdown = md
        untyped: Any = snippets
        options = untyped.SnippetExtension(base_path=[str(root())], check_paths=True, dedent_subsections=True)
        self.snippets = untyped.SnippetPreprocessor(options.getConfigs(), md)

    def run(self, lines: list[str]) -> list[str]:
        """Called by Python-Markdown with the page's lines."""
        found, fenced = list[str](), False
        for line in lines:
            fenced ^= bool(_FENCE.match(line))
            found += self._cut(line, fenced) if _ASKED.match(line) else [line]
        return found

    def _cut(self, line: str, fenced: bool) -> list[str]:
        place = _PLACE.fullmatch(line)
        if not place or not fenced:
            cure = 'in a fence, write --8<-- "docs/CHAPTER/experiments/NAME.py:REGION" on a line of its own'
            raise current_page.fault(self.md, line.strip(), "this asks for no region of a program", cure)
        path, name = place.groups()
        try:
            cut: list[str] = self.snippets.run([line])
        except snippets.SnippetMissingError:
            raise self._missing(line, path, name) from None
        if f"[end:{name}]" not in read_text(root() / path):
            what = f"the region '{name}' of {path} is not ended"
            raise current_page.fault(
                self.md, line.strip(), what, f"write '{_comment(path)} --8<-- [end:{name}]' below it"
            )
        return cut

    def _missing(self, line: str, path: str, name: str) -> current_page.PageFault:
        """The fault, with the nearest name of a program or of a region."""
        file = root() / path
        if not file.is_file():
            programs = (one for end in ("py", "cpp") for one in root().glob(f"docs/*/experiments/*.{end}"))
            packaged = (one for one in root().glob("docs/*/package/**/*") if one.is_file())
            there = [one.relative_to(root()).as_posix() for one in (*programs, *packaged)]
            near = nearest(path, there)
            what, cure = f"there is no {path}", f"nearest: {near}" if near else "name a program of docs/"
        else:
            there = re.findall(r"\[start:([\w-]+)\]", read_text(file))
            what = f"{path} has no region '{name}'"
            cure = (
                f"its regions: {', '.join(there)}"
                if there
                else f"write '{_comment(path)} --8<-- [start:{name}]' there"
            )
        return current_page.fault(self.md, line.strip(), what, cure)


def _comment(path: str) -> str:
    """How a comment of that program begins."""
    return "//" if path.endswith((".cpp", ".cu", ".h")) else "#"
