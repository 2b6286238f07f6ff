"""The glossary: every term the guide defines, once."""

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from guide.core import yamlfile
from guide.core.errors import GuideError
from guide.core.paths import root, shown, within

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100)]


class Term(BaseModel):
    """A term, the other spellings it goes by, what it means and the page that explains it.

    `also` is linked where it stands in a text, `zh` and `alias` are for the search alone. `within` names the chapters
    where the term has this sense and is linked; without it, every chapter; an empty list, none.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    term: Text
    also: list[Text] = Field(default_factory=list)
    zh: list[Text] = Field(default_factory=list)
    alias: list[Text] = Field(default_factory=list)
    within: list[Text] | None = None
    means: str = Field(min_length=20, max_length=2000)
    page: str = Field(max_length=200)  # below docs/, e.g. dispatcher/index.md

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that a reader may look for."""
        return (self.term, *self.also, *self.zh, *self.alias)

    def linked_in(self, page: str) -> bool:
        """Whether the term has this sense on the page `chapter/page.md`."""
        return self.within is None or page.partition("/")[0] in self.within

    @property
    def anchor(self) -> str:
        """The term's address on the glossary page."""
        return "term-" + "".join(c if c.isalnum() else "-" for c in self.term.casefold())


@cache
def _read(path: Path, stamp: float) -> tuple[Term, ...]:
    terms, taken, anchors = [], dict[str, str](), dict[str, str]()
    for term, line in yamlfile.records(path, Term, "term"):
        where = f"{shown(path)}:{line}"
        for name in term.names:
            if name.casefold() in taken:
                raise GuideError(
                    where, f"'{name}' is defined already at {taken[name.casefold()]}", "keep one"
                )
            taken[name.casefold()] = where
        if term.anchor in anchors:
            what = f"'{term.term}' has the anchor of the term at {anchors[term.anchor]}"
            raise GuideError(where, what, "name one of the two under 'also' of the other")
        anchors[term.anchor] = where
        docs = path.parent.parent / "docs"
        if not within(docs / term.page, docs) or not (docs / term.page).is_file():
            raise GuideError(
                where, f"term {term.term}, field 'page': no docs/{term.page}", "name an existing page"
            )
        for chapter in term.within or ():
            if not within(docs / chapter, docs) or not (docs / chapter).is_dir():
                what = f"term {term.term}, field 'within': no folder docs/{chapter}"
                raise GuideError(where, what, "name the folder of a chapter")
        terms.append(term)
    return tuple(sorted(terms, key=lambda t: t.term.casefold()))


def terms() -> tuple[Term, ...]:
    """All terms of seeds/glossary.yml, sorted."""
    path = root() / "seeds" / "glossary.yml"
    return _read(path, path.stat().st_mtime if path.exists() else 0.0)
