"""The glossary: every term the guide defines, once."""

import re
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from guide import yamlfile
from guide.errors import GuideError
from guide.paths import root, shown


class Term(BaseModel):
    """A term, the other spellings it goes by, what it means and the page that explains it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    term: str
    also: list[str] = Field(default_factory=list)
    means: str = Field(min_length=20)
    page: str  # below docs/, e.g. dispatcher/index.md

    @property
    def anchor(self) -> str:
        """The term's address on the glossary page."""
        return "term-" + "".join(c if c.isalnum() else "-" for c in self.term.casefold())


@cache
def _read(path: Path, stamp: float) -> tuple[Term, ...]:
    terms, taken = [], {}
    for term, line in yamlfile.records(path, Term, "term"):
        where = f"{shown(path)}:{line}"
        for name in (term.term, *term.also):
            if name.casefold() in taken:
                raise GuideError(
                    where, f"'{name}' is defined already at {taken[name.casefold()]}", "keep one"
                )
            taken[name.casefold()] = where
        if not (path.parent.parent / "docs" / term.page).is_file():
            raise GuideError(
                where, f"term {term.term}, field 'page': no docs/{term.page}", "name an existing page"
            )
        terms.append(term)
    return tuple(sorted(terms, key=lambda t: t.term.casefold()))


def terms() -> tuple[Term, ...]:
    """All terms of seeds/glossary.yml, sorted."""
    path = root() / "seeds" / "glossary.yml"
    return _read(path, path.stat().st_mtime if path.exists() else 0.0)


def title(page: str) -> str:
    """The heading of a page below docs/, its marks of code taken off."""
    text = (root() / "docs" / page).read_text(encoding="utf-8")
    heading = next((line[2:] for line in text.splitlines() if line.startswith("# ")), page)
    return re.sub(r"\s*\{[^}]*\}\s*$", "", heading).replace("`", "").strip()
