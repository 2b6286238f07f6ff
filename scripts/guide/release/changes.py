"""What a change can make false: the programs, citations, pages and tests to prove again. A coarse table on purpose.

`make prove` answers in a minute or two; what it leaves out, it says, and `make test` proves.
"""

import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from guide.citations import collect
from guide.core import processes
from guide.core.errors import GuideError, nearest
from guide.core.paths import root, shown
from guide.experiments import programs
from guide.experiments.programs import Program
from guide.pages import documents, filled

EVERYTHING = ("tests",)
CONTENT = (
    "tests/content/test_pages.py",
    "tests/content/test_catalogue.py",
    "tests/content/test_contributing.py",
    "tests/unit/pages/test_navigation.py",
)
# A changed file → the tests that may notice, by the longest beginning. Of what is not here, everything is tested.
TESTS: dict[str, tuple[str, ...]] = {
    "docs/": CONTENT,
    "docs/assets/": ("tests/browser",),
    "docs/errors/": (*CONTENT, "tests/content/test_errors_threads.py"),
    "docs/operators/": (*CONTENT, "tests/proof/test_atlas.py"),
    "overrides/": ("tests/browser",),
    "mkdocs": ("tests/browser", "tests/content"),
    "seeds/": CONTENT,
    "seeds/chinese.yml": ("tests/content/test_chinese.py",),
    "seeds/link-ledger.json": ("tests/links/test_ledger.py", "tests/content/test_catalogue.py"),
    "seeds/quirks.yml": ("tests/links",),
    "seeds/projects.yml": ("tests/unit/citations", "tests/proof/test_prove.py"),
    "scripts/": ("tests/content/test_architecture.py",),
    "scripts/guide/core/": ("tests/unit/core",),
    "scripts/guide/pages/": ("tests/unit/pages", "tests/unit/render"),
    "scripts/guide/citations/": ("tests/unit/citations", "tests/proof/test_prove.py"),
    "scripts/guide/binaries/": ("tests/proof/test_library.py", "tests/unit/binaries/test_names.py"),
    "scripts/guide/experiments/": ("tests/proof/test_experiments.py", "tests/proof/test_frameworks.py", "tests/proof/test_callgrind.py"),
    "scripts/guide/gdb/": ("tests/proof/test_trace.py", "tests/proof/test_gdb.py"),
    "scripts/guide/fake_cuda/": ("tests/proof/test_pretended.py", "tests/proof/test_pretended_wheel.py"),
    "scripts/guide/library/": ("tests/unit/library",),
    "scripts/guide/links/": ("tests/links",),
    "scripts/guide/operators/": ("tests/unit/operators", "tests/proof/test_atlas.py", "tests/proof/test_kernels.py", "tests/proof/test_verify.py"),
    "scripts/guide/reader/": ("tests/browser/test_takeaway.py", "tests/browser/test_tracing.py", "tests/browser/test_terminal.py"),
    "scripts/guide/release/": ("tests/unit/release",),
    "scripts/guide/render/": ("tests/unit/render", "tests/browser"),
    "scripts/guide/site/": ("tests/unit/site", "tests/browser"),
    "scripts/lock_sources.py": ("tests/proof/test_lock_command.py",),
    "scripts/prove_changes.py": ("tests/proof/test_changes.py",),
    "scripts/record_experiments.py": ("tests/proof/test_experiments.py",),
    "tests/benchmarks/": (),
    "README.md": ("tests/content/test_release.py",), "CITATION.cff": ("tests/content/test_release.py",),
    "CONTRIBUTING.md": (), "LICENSE": (), ".github/": (), ".gitignore": (),
}  # fmt: skip
# Code that programs run on → the requirement of the programs that it serves; '' is all of them.
SERVES = {
    "scripts/guide/gdb/": "gdb",
    "scripts/guide/fake_cuda/": "pretended-gpu",
    "scripts/guide/experiments/callgrind": "valgrind",
    "scripts/guide/experiments/compiler": "g++",
    "scripts/guide/experiments/": "",
    "scripts/guide/core/processes.py": "",
}
PROVES = ("seeds/sources.lock.json", "seeds/projects.yml", "scripts/guide/citations/")  # all citations


@dataclass
class Plan:
    """What is to be proved, each with the changed file that is the reason."""

    changed: list[str]
    experiments: dict[str, str] = field(default_factory=dict)
    citations: dict[Path, str] = field(default_factory=dict)
    pages: dict[Path, str] = field(default_factory=dict)
    tests: dict[str, str] = field(default_factory=dict)

    @property
    def left_out(self) -> str:
        """One line: how much is not proved."""
        if "tests" in self.tests:
            return "nothing is left out"
        every, pages = len(programs.paths()), len(documents.every())
        counted = (
            f"{every - len(self.experiments)} of {every} experiments",
            f"{pages - len(self.citations)} of {pages} pages' citations",
            f"{pages - len(self.pages)} of {pages} pages",
        )
        return f"left to make test: {', '.join(counted)}, and all tests that are not named"


def since(commit: str) -> list[str]:
    """The files that differ in the working tree, new ones too, since it left `commit`; GuideError for no such commit."""
    if commit.startswith("-") or not commit.strip():
        raise GuideError(repr(commit), "it is no commit", "--since a commit or branch")
    left = _git("merge-base", "--end-of-options", commit, "HEAD").stdout.strip() or commit
    differ = _git("diff", "--name-only", "--no-renames", "--end-of-options", left, "--")
    if differ.returncode:
        what = f"git does not know it: {differ.stderr.strip()}"
        raise GuideError(commit, what, "--since a commit or branch")
    new = _git("ls-files", "--others", "--exclude-standard")
    return sorted({*differ.stdout.splitlines(), *new.stdout.splitlines()})


def _git(*arguments: str) -> subprocess.CompletedProcess[str]:
    return processes.ask(["git", "-C", str(root()), *arguments], 60)


def plan(changed: Sequence[str]) -> Plan:
    """What these changed files (paths below the root) can make false."""
    found = Plan(sorted(changed))
    for path in found.changed:
        found.tests |= {test: path for test in tests_for(path) if test not in found.tests}
    if "tests" in found.tests:
        found.tests = {"tests": found.tests["tests"]}
        return found
    every = {program.key: program for program in programs.every()}
    for program in every.values():
        if why := _first(changed, _files(program)) or _server(changed, program):
            found.experiments[program.key] = why
    proves = next((path for path in changed if path.startswith(PROVES)), "")
    for page in documents.every():
        own = {shown(page.path), *(shown(p) for key in _shown(page, "figure") for p in _drawing(key))}
        run = {file for key in _programs(page) if key in every for file in _files(every[key])}
        if why := _first(changed, own) or proves:
            found.citations[page.path] = why
        if why := _first(changed, own | run):
            found.pages[page.path] = why
    return found


def tests_for(path: str) -> tuple[str, ...]:
    """The tests that the table names for a changed file."""
    if path.startswith("tests/"):
        folder, name = path.rpartition("/")[::2]
        if name.startswith("test_"):
            return (path,) if (root() / path).is_file() else ()
        if folder != "tests" and not path.startswith("tests/benchmarks/"):
            return (folder,)
    fits = [begins for begins in TESTS if path.startswith(begins)]
    return TESTS[max(fits, key=len)] if fits else EVERYTHING


def plan_pages(named: Sequence[str]) -> Plan:
    """What these pages say, cite and show, each rendered alone: the pages and what belongs to them."""
    docs = root() / "docs"
    known = {shown(page.path): page for page in documents.every()}
    found = Plan([])
    for name in named:
        page = known.get(shown(Path(name))) or known.get(f"docs/{name}")
        if page is None:
            near = nearest(name, known)
            raise GuideError(name, "no such page", f"nearest: {near}" if near else f"look in {docs}")
        why = f"asked for {shown(page.path)}"
        found.pages[page.path] = found.citations[page.path] = why
        found.experiments |= dict.fromkeys(_programs(page), why)
    return found


def citations_of(page: documents.Page) -> list[collect.Citation]:
    """The citations of a page and of the figures that it shows."""
    svgs = [path for key in _shown(page, "figure") for path in _drawing(key) if path.suffix == ".svg"]
    drawn = [cited for svg in svgs if svg.is_file() for cited in collect.of_drawing(svg)]
    return collect.of_page(page) + drawn


def _first(changed: Iterable[str], files: Iterable[str]) -> str:
    """The first changed file that is one of `files`; empty when there is none."""
    return next((path for path in changed if path in files), "")


def _server(changed: Iterable[str], program: Program) -> str:
    """The first changed file of the code that runs this program."""
    for path in changed:
        fits = [begins for begins in SERVES if path.startswith(begins)]
        if fits and PurePosixPath(path).suffix in (".py", ".c", ".h", ".txt"):
            need = SERVES[max(fits, key=len)]
            if not need or need in program.requires:
                return path
    return ""


def _files(program: Program) -> set[str]:
    """A program, its recorded output, its helpers."""
    return {shown(path) for path in (program.path, program.out, *program.helpers)}


def _shown(page: documents.Page, *kinds: str) -> list[str]:
    return [block.argument for block in page.blocks if block.name in kinds]


def _programs(page: documents.Page) -> list[str]:
    """The experiments that a page shows, and those that it takes a number from."""
    return [*_shown(page, "experiment", "error", "steps", "explorer"), *filled.asked(page.source)]


def _drawing(key: str) -> list[Path]:
    path = root() / "docs" / key.replace("/", "/diagrams/", 1)
    return [path.with_name(path.name + suffix) for suffix in (".dot", ".svg")]
