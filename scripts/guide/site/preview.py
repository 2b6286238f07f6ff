"""The site in memory: a page is rendered when it is asked for and something that it reads has changed."""

import contextlib
import logging
import re
import threading
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from click import ClickException
from mkdocs.commands import build
from mkdocs.config import load_config
from mkdocs.structure.files import File, get_files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page

from guide.core import cli
from guide.core.errors import GuideError
from guide.core.paths import root
from guide.pages import documents, navigation
from guide.site import link_faults, offline, search_index, sources

# Blocks and marks that are made of other pages, so that any page's change is theirs.
_GATHERING = re.compile(
    r"^/// (?:numbers|chapters|library|error-index|gallery|glossary|audit-\w+|reading-list|seed-\w+)\b|\{\{ (?:minutes|hours): ",
    re.M,
)
# What is made of all pages when somebody asks for it.
_MADE = {
    "search/index.json": "_search",
    **dict.fromkeys(("errors/patterns.json", "errors/patterns.js"), "_errors"),
}


class _Heard(logging.Handler):
    """Keeps the warnings of MkDocs."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Called for each record."""
        message = record.getMessage()
        if not message.startswith(("Error reading", "Error building")):
            self.said.append(str(link_faults.as_error(message) or message))


class Preview:
    """Every page as it would be published, with what is wrong with it above its text."""

    def __init__(self, address: str, folder: Path) -> None:
        """`address` is where it is served; `folder` is for what is made of all pages. GuideError as in a build."""
        self.address, self.folder = address, folder
        self.turn = threading.RLock()  # MkDocs renders one page at a time
        self.contents: dict[str, str] = {}
        self.entries: dict[str, tuple[str, list[dict[str, Any]]]] = {}
        self.faults: dict[str, list[str]] = {}
        self.everywhere: list[str] = []  # what is wrong with no page in particular
        self.stale: set[str] = set()
        self.heard = _Heard()
        logging.getLogger("mkdocs").addHandler(self.heard)
        self._load()

    def _load(self) -> None:
        """Read the configuration, the list of files and the navigation."""
        config = load_config(
            str(root() / "mkdocs.yml"), site_url=self.address, site_dir=str(self.folder), strict=False
        )
        config.plugins.on_startup(command="serve", dirty=False)
        config = config.plugins.on_config(config)
        config.plugins.on_pre_build(config=config)
        files, env = get_files(config), config.theme.get_env()
        files.add_files_from_theme(env, config)
        files = config.plugins.on_files(files, config=config)
        set_exclusions(files, config)
        nav = config.plugins.on_nav(get_navigation(files, config), config=config, files=files)
        listed = files.documentation_pages()
        for file in listed:
            (file.page or Page(None, file, config)).read_source(config)  # the navigation's titles
        self.env = config.plugins.on_env(env, config=config, files=files)
        self.config, self.files, self.nav, self.listed = config, files, nav, listed
        self.pages = {file.src_uri: _page(file) for file in listed}
        self.addresses = {file.url.removeprefix("./"): file for file in files}
        self.stale = set(self.pages)
        for template in config.theme.static_templates:
            build._build_theme_template(template, env, files, config, nav)
        config.plugins.on_post_build(config=config)  # the redirects

    def changed(self, paths: Iterable[Path]) -> None:
        """Know again what these files, written, made or gone, have made stale."""
        with self.turn:
            docs, again = root() / "docs", False
            for path in paths:
                inner = path.relative_to(docs).as_posix() if path.is_relative_to(docs) else ""
                if not inner and path.is_relative_to(root() / "seeds"):
                    self.stale |= set(self.pages)
                elif (
                    not inner
                    or path.name == navigation.PAGES
                    or (inner in self.files.src_uris) != path.exists()
                ):
                    again = True
                else:
                    self.stale |= self._readers(inner)
            if again:
                with self._telling():
                    self._load()

    def _readers(self, inner: str) -> set[str]:
        """The pages that read the file at `inner` below docs/; more than do rather than fewer."""
        path = Path(inner)
        if path.suffix == ".md":
            gathering = {name for name, page in self.pages.items() if _GATHERING.search(_source(page))}
            return {inner} & set(self.pages) | gathering
        chapter = path.parts[0]
        if path.parts[1:2] not in (("experiments",), ("diagrams",)):
            return set() if chapter == "assets" else set(self.pages)
        stem = "" if path.stem.startswith("_") else path.stem  # any program may import a helper
        named = re.compile(rf"\b{re.escape(chapter)}/(?:experiments/|diagrams/)?{re.escape(stem)}")
        return {
            name
            for name, page in self.pages.items()
            if named.search(_source(page)) or _GATHERING.search(_source(page))
        }

    @contextlib.contextmanager
    def _telling(self, name: str = "") -> Iterator[None]:
        """What is raised or warned of becomes the page's faults, or those of no page."""
        self.heard.said = said = list[str]()
        try:
            yield
        except ClickException as error:
            said.append(error.format_message())
        except Exception as error:
            said.append(str(cli.guide_error(error)))
        if name:
            self.faults[name] = said
        else:
            self.everywhere = said

    def render(self, name: str) -> None:
        """Render the page `name`, below docs/, if it is stale; what it was stays where it cannot be."""
        with self.turn:
            if name in self.stale:
                self.stale.discard(name)
                page = self.pages[name]
                with self._telling(name):
                    build._populate_page(page, self.config, self.files)
                    self.contents[name] = page.content or ""

    def wrong(self, name: str) -> list[str]:
        """What is wrong with a page, links to what other pages no longer have included."""
        with self.turn:
            self.heard.said = lost = list[str]()
            self.pages[name].validate_anchor_links(files=self.files, log_level=logging.WARNING)
            return [*self.faults.get(name, ()), *lost]

    def html(self, name: str) -> str:
        """The page `name` as it is published, and above its text what is wrong with it."""
        with self.turn:
            self.render(name)
            page = self.pages[name]
            page.content = self.contents.get(name, "")
            if wrong := [*self.everywhere, *self.wrong(name)]:
                page.content = "".join(map(_box, wrong)) + page.content
            build._build_page(page, self.config, self.listed, self.nav, self.env)
            return Path(page.file.abs_dest_path).read_text(encoding="utf-8")

    def check_pages(self, names: Iterable[str]) -> list[str]:
        """Render these pages, and those that they link to for their anchors; what is wrong with these."""
        with self.turn:
            for name in names:
                self.render(name)
                for file in list(self.pages[name].links_to_anchors or ()):
                    if file.src_uri in self.pages:
                        self.render(file.src_uri)
            return [*self.everywhere, *(fault for name in names for fault in self.wrong(name))]

    def check(self) -> list[str]:
        """Render what is stale; everything that is wrong with the site."""
        for name in list(self.pages):
            self.render(name)
        with self.turn:
            try:
                sources.check()
                apart = list[str]()
            except GuideError as error:
                apart = [str(error)]
            every = [*self.everywhere, *(fault for name in self.pages for fault in self.wrong(name)), *apart]
            return list(dict.fromkeys(every))

    def made(self, address: str) -> Path | None:
        """The file at an address that is no page: of docs/ or of the theme as it lies there, or made of all pages."""
        if maker := _MADE.get(address):
            getattr(self, maker)()
        file = self.addresses.get(address)
        path = Path(file.abs_src_path) if file and file.abs_src_path else self.folder / address
        inside = path.resolve().is_relative_to(self.folder.resolve()) or file is not None
        return path if inside and path.is_file() else None

    def _search(self) -> None:
        """The search's index; the entries of a page that is as it was are kept."""
        self.check()
        with self.turn:
            for name, page in self.pages.items():
                if self.entries.get(name, ("", []))[0] != self.contents.get(name, ""):
                    content = self.contents[name]
                    read, markup = (
                        documents.read(root() / "docs" / name),
                        f"<body><article>{content}</article></body>",
                    )
                    self.entries[name] = (
                        content,
                        search_index.entries(read, page.url.removeprefix("./"), markup),
                    )
            found = [dict(entry) for name in self.pages for entry in self.entries.get(name, ("", []))[1]]
            search_index.write_entries(self.folder, found, as_files=False)

    def _errors(self) -> None:
        (self.folder / "errors").mkdir(exist_ok=True)
        offline.error_patterns(self.folder, as_files=False)


def _page(file: File) -> Page:
    assert file.page is not None
    return file.page


def _source(page: Page) -> str:
    return page.markdown or ""


def _box(fault: str) -> str:
    what, _, cure = fault.partition("\n  mend: ")
    mended = f"<p>{escape(cure)}</p>" if cure else ""
    return (
        f'<div class="admonition failure fault"><p class="admonition-title">{escape(what)}</p>{mended}</div>'
    )
