"""The one reader of `.pages`: which pages the navigation holds, in which order, under which titles."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml
from mkdocs_awesome_pages_plugin.meta import DuplicateRestItemError, Meta, MetaNavItem, MetaNavRestItem

from guide.core import yamlfile
from guide.core.characters import markup, strings
from guide.core.errors import GuideError
from guide.core.paths import root, shown

PAGES = ".pages"


@dataclass(frozen=True)
class Folder:
    """A folder of docs/ as the navigation shows it; `absent` are names that its `.pages` lists in vain."""

    path: Path
    title: str | None
    items: tuple["Path | Folder", ...]
    absent: tuple[str, ...] = ()

    def folders(self) -> Iterator["Folder"]:
        """The folders directly in this one, in order."""
        return (item for item in self.items if isinstance(item, Folder))

    def pages(self) -> Iterator[Path]:
        """All pages below, in reading order."""
        for item in self.items:
            if isinstance(item, Folder):
                yield from item.pages()
            else:
                yield item


def read(docs: Path | None = None) -> Folder:
    """The navigation of `docs`, read again only when a `.pages` or the set of pages has changed."""
    docs = docs or root() / "docs"
    stamps = tuple(
        sorted((str(p), p.stat().st_mtime_ns) for p in (docs, *docs.glob("*/"), *docs.glob("**/" + PAGES)))
    )
    return _read(docs, stamps)


@lru_cache(maxsize=4)
def _read(docs: Path, _stamps: tuple[tuple[str, int], ...]) -> Folder:
    return _folder(docs)


def _folder(folder: Path) -> Folder:
    # The order of what no `.pages` orders is MkDocs' own: index first, pages by name, then folders by name.
    pages = sorted(folder.glob("*.md"), key=lambda p: (p.name not in ("index.md", "README.md"), p.name))
    inner = [_folder(path) for path in sorted(folder.iterdir()) if path.is_dir()]
    there: dict[str, Path | Folder] = {p.name: p for p in pages}
    there |= {f.path.name: f for f in inner if f.items}
    meta = _meta(folder / PAGES)
    if meta.hide:
        return Folder(folder, meta.title, ())
    if meta.nav is None:
        return Folder(folder, meta.title, tuple(there.values()))
    listed = list(_flat(meta.nav))
    if twice := [name for name, count in Counter(name for name, _ in listed).items() if count > 1]:
        raise GuideError(shown(folder / PAGES), f"it lists '{twice[0][:80]}' twice", "keep one of the two")
    names = {name for name, _ in listed}
    # As in the plugin, what a pattern takes is no longer there for a plain "...", wherever that stands.
    rests = [entry for _, entry in listed if isinstance(entry, MetaNavRestItem)]
    rests.sort(key=lambda entry: entry.pattern is None)
    taken: dict[str, list[Path | Folder]] = {str(entry.value): [] for entry in rests}
    for name, item in there.items():
        if name not in names and (rest := next((r for r in rests if r.matches(name)), None)):
            taken[str(rest.value)].append(item)
    items = [item for name, _ in listed for item in taken.get(name, [there[name]] if name in there else [])]
    absent = tuple(name for name, entry in listed if name not in {*there, *taken} and not entry.title)
    return Folder(folder, meta.title, tuple(items), absent)


def _flat(nav: list[MetaNavItem]) -> Iterator[tuple[str, MetaNavItem]]:
    """The entries with their names, those of sections without a folder in their place."""
    for entry in nav:
        if isinstance(entry.value, list):
            yield from _flat(entry.value)
        else:
            yield entry.value, entry


def _meta(path: Path) -> Meta:
    if not path.is_file():
        return Meta()
    data, _ = yamlfile.load(path)  # tells a fault of the YAML with its line
    if data is not None and not isinstance(data, dict):
        what = f"it is {'a list' if isinstance(data, list) else 'a word'} and no mapping"
        raise GuideError(f"{shown(path)}:1", what, "begin it with 'nav:' and list the pages below it")
    for _, text in strings(data):
        if found := markup(text):  # the theme writes titles as they are
            raise GuideError(shown(path), f"it holds markup: {found}", "say it in plain words")
        if re.match(r"\s*(?!https?:)[A-Za-z][\w+.-]*:\S", text):
            raise GuideError(shown(path), f"'{text[:60]}' is no address of http or https", "mend the entry")
    try:
        meta = Meta.load_from(str(path))
        for _, entry in _flat(meta.nav or []):
            if isinstance(entry, MetaNavRestItem):
                entry.matches("x")  # a pattern that is none raises
    except yaml.YAMLError as error:  # the plugin's parser refuses a little that ours takes
        mark = getattr(error, "problem_mark", None)
        raise GuideError(
            f"{shown(path)}:{mark.line + 1}" if mark else shown(path),
            f"not valid YAML: {getattr(error, 'problem', error)}",
            "quote values that hold ': ' or '#'",
        ) from None
    except (TypeError, AttributeError, ValueError, re.error, DuplicateRestItemError) as error:
        raise GuideError(
            shown(path), str(error).partition(" [")[0], "see how docs/.pages is written"
        ) from None
    if meta.order or meta.sort_type or meta.order_by:
        raise GuideError(shown(path), "it asks for an order by rule", "list the pages under 'nav'")
    return meta
