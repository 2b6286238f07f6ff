"""What a change can affect: the programs, citations, pages and tests to prove again, and why the others need not.

Nothing is remembered from an earlier proof. A file that no rule knows affects everything.
"""

import ast
import subprocess
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, wraps
from pathlib import Path, PurePosixPath
from typing import TypeVar

from guide.citations import collect
from guide.core import processes
from guide.core.errors import GuideError, nearest
from guide.core.paths import root, shown
from guide.experiments import programs
from guide.experiments.programs import Program
from guide.pages import documents, filled

R = TypeVar("R")
EVERYTHING = "everything"
# What the packages, tools and settings of a run depend on: nothing can be left out when it changes.
_GROUND = ("requirements/", ".ci/", "Makefile", "tests/conftest.py", "tests/order.py", "tests/__init__.py")
# What no program, page or test of the guide reads, unless a test names it.
_PROSE = (
    *("README.md", "CONTRIBUTING.md", "LICENSE", "LICENSE-TEXT.md", "CITATION.cff", ".gitignore", ".github/"),
    *("tests/benchmarks/", "package", "biome.json", "tsconfig", "docs/.ruff.toml", "seeds/proof-cost.json"),
)
_SITE = (
    "mkdocs.yml",
    "mkdocs.offline.yml",
    "scripts/guide/render/__init__.py",
    "scripts/guide/site/serve.py",
)
_EVIDENCE = "tests/content/test_evidence.py"  # the experiments and citations that a plan names one by one
# What tests read of the guide itself, beside what they name; a test that opens more fails (tests/conftest.py).
READS = {
    "tests/content/": ("docs/", "seeds/"),
    "tests/content/test_release.py": (
        "scripts/",
        "tests/",
        "overrides/",
        "requirements/",
        "README.md",
        "CITATION.cff",
    ),
    "tests/content/test_architecture.py": ("scripts/", "tests/", "overrides/"),
    "tests/site/": ("docs/", "seeds/", "overrides/", *_SITE),
    "tests/atlas/": ("docs/", "seeds/"),
    "tests/evidence/": ("docs/", "seeds/sources.lock.json", "seeds/projects.yml"),
    "tests/test_changes.py": ("docs/",),
    "tests/test_messages.py": ("docs/",),
    "tests/test_minutes.py": ("docs/",),
    "tests/test_glossary.py": ("seeds/glossary.yml", "docs/"),
    "tests/test_audit.py": ("docs/", "seeds/"),
    "tests/upgrade/": ("docs/", "seeds/"),
    "tests/test_order.py": ("docs/", "seeds/proof-cost.json"),
    "tests/links/": ("seeds/", ".github/"),
}
_NAME_ONLY = ("changes.py", "test_changes.py", "conftest.py")  # they name files that they do not run
_SITE_FIXTURES = {
    "built",
    "served",
    "below_base",
    "page",
    "unpacked",
    "hosted",
    "finished",
    "finished_address",
}
_RUNNER = ("scripts/guide/experiments/runner.py", "scripts/guide/experiments/runtime/sitecustomize.py")
_LOCKER = "scripts/lock_sources.py"
# The names under which programs import what the packages of these names hand out.
_SHORT = {
    "guide.graphs": "guide.experiments.graphs",
    "guide.trace": "guide.gdb.trace",
    "guide.experiments.pretended": "guide.fake_cuda.controls",
}


def _by_root(work: Callable[[Path], R]) -> Callable[[Path], R]:
    """Keep each answer for the repository that it was given about: tests look at several."""

    @cache
    def kept(_base: Path, file: Path) -> R:
        return work(file)

    @wraps(work)
    def asked(file: Path) -> R:
        return kept(root(), file)

    return asked


@dataclass
class Plan:
    """What is to be proved, each with the reason, and what is left out, each with the reason."""

    changed: list[str]
    experiments: dict[str, str] = field(default_factory=dict)
    citations: dict[Path, str] = field(default_factory=dict)
    pages: dict[Path, str] = field(default_factory=dict)
    tests: dict[str, str] = field(default_factory=dict)
    left: dict[str, str] = field(default_factory=dict)


def since(commit: str) -> list[str]:
    """The files that differ in the working tree, new ones too, since it left `commit`; GuideError for no such commit."""
    if commit.startswith("-") or not commit.strip():
        raise GuideError(repr(commit), "it is no commit", "--since a commit or branch")
    differ = _git("diff", "--name-only", "--no-renames", "--end-of-options", _left(commit), "--")
    new = _git("ls-files", "--others", "--exclude-standard")
    if differ.returncode:
        what = f"git does not know it: {differ.stderr.strip()}"
        raise GuideError(commit, what, "--since a commit or branch")
    return sorted({*differ.stdout.splitlines(), *new.stdout.splitlines()})


def before(commit: str, path: str) -> str:
    """A file's text where the working tree left `commit`; empty where it was not there."""
    return _git("show", f"{_left(commit)}:{path}").stdout


def _left(commit: str) -> str:
    """The last commit that the working tree has in common with `commit`."""
    return _git("merge-base", "--end-of-options", commit, "HEAD").stdout.strip() or commit


def _git(*arguments: str) -> subprocess.CompletedProcess[str]:
    return processes.ask(["git", "-C", str(root()), *arguments], 60)


def of(changed: Sequence[str], commit: str = "HEAD") -> Plan:
    """What these changed files (paths below the root) can affect."""
    plan = Plan(sorted(changed))
    every = {p.key: p for p in programs.every()}
    if why := _whole(changed, commit):
        plan.tests = {"tests": why}
        return plan
    for key, program in every.items():
        if why := _first(changed, needed(program)):
            plan.experiments[key] = why
    locker = {_below(p) for p in closure([root() / _LOCKER])} | {
        "seeds/sources.lock.json",
        "seeds/projects.yml",
    }
    lock_moved = _first(changed, locker)
    for page in documents.every():
        drawn = {_below(p) for key in _shown(page, "figure") for p in _drawing(key)}
        run = {_below(p) for key in _programs(page) if key in every for p in needed_files(every[key])}
        own = {_below(page.path)}
        if why := lock_moved or _first(changed, own | drawn):
            plan.citations[page.path] = why
        if why := _first(changed, own | drawn | run):
            plan.pages[page.path] = why
    for test in _tests():
        if _below(test) != _EVIDENCE and (why := _first(changed, reads(test))):
            plan.tests |= dict.fromkeys(_functions(test, changed, plan.pages), why)
    _leave_out(plan, len(every))
    return plan


def _tests() -> list[Path]:
    return sorted((root() / "tests").rglob("test_*.py"))


def _functions(test: Path, changed: Iterable[str], affected: Iterable[Path]) -> list[str]:
    """The test file; where only pages have changed, those of its functions that do not look at other pages alone."""
    name = _below(test)
    content = all(
        path.startswith("docs/") and path.endswith((".md", ".dot", ".svg", ".py", ".out")) for path in changed
    )
    if not content or not name.startswith("tests/site/"):
        return [name]
    known = {page.address for page in documents.every()}
    moved = {documents.read(path).address for path in affected}
    moved |= {
        address.partition("/")[0] + "/" for address in moved
    }  # a chapter's map and the front page count pages
    tree = _tree(test)
    named = {
        target.id: {n.value for n in ast.walk(node.value) if isinstance(n, ast.Constant)}
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    chosen = []
    functions = [n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name.startswith("test_")]
    for function in functions:
        inside = list(ast.walk(function))
        strings = {n.value for n in inside if isinstance(n, ast.Constant)}
        for n in inside:
            strings |= named.get(n.id, set()) if isinstance(n, ast.Name) else set()
        looks_at = strings & (known - {""})
        if not looks_at or looks_at & moved or looks_at & {"library/"}:
            chosen.append(f"{name}::{function.name}")
    return [name] if len(chosen) == len(functions) else chosen


def of_pages(named: Sequence[str]) -> Plan:
    """What these pages say, cite and show, each rendered alone: the pages and what belongs to them."""
    docs = root() / "docs"
    known = {shown(page.path): page for page in documents.every()}
    plan = Plan([])
    for name in named:
        page = known.get(shown(Path(name))) or known.get(f"docs/{name}")
        if page is None:
            near = nearest(name, known)
            raise GuideError(name, "no such page", f"nearest: {near}" if near else f"look in {docs}")
        why = f"asked for {shown(page.path)}"
        plan.pages[page.path] = plan.citations[page.path] = why
        plan.experiments |= dict.fromkeys(_programs(page), why)
    _leave_out(plan, len(programs.every()))
    return plan


def _leave_out(plan: Plan, experiments: int) -> None:
    """Say what is left out: what was looked at in full is not named."""
    tests = {_below(test) for test in _tests()} - {_EVIDENCE}
    begun = {name.partition("::")[0] for name in plan.tests}
    why = "nothing that they are made of or read has changed" if plan.changed else "not asked for"
    count = len(documents.every())
    for what, those, every in (
        ("experiments", len(plan.experiments), experiments),
        ("pages' citations", len(plan.citations), count),
        ("pages", len(plan.pages), count),
        ("test files", len(begun), len(tests)),
    ):
        if those < every:
            plan.left[f"{every - those} of {every} {what}"] = why
    partly = sorted({name.partition("::")[0] for name in plan.tests if "::" in name})
    if partly:
        plan.left[f"other functions of {', '.join(partly)}"] = "they look at pages that have not changed"
    if not begun & {t for t in tests if t.startswith("tests/site/")}:
        plan.left["the site in a browser"] = (
            "no page, record, template or script of it has changed"
            if plan.changed
            else "a page alone is rendered"
        )


def _whole(changed: Iterable[str], commit: str) -> str:
    """Why everything must be proved again; empty where it need not."""
    for path in changed:
        if path == "pyproject.toml":
            old, new = (
                _settings(t) for t in (before(commit, path), (root() / path).read_text(encoding="utf-8"))
            )
            if old != new:
                return "pyproject.toml: the release, the packages or the tests' settings"
        elif path.startswith(_PROSE):
            continue
        elif path.startswith(_GROUND):
            return path
        elif not (
            path.startswith(("docs/", "seeds/", "overrides/", "mkdocs"))
            or (path.startswith(("scripts/", "tests/")) and PurePosixPath(path).suffix == ".py")
            or path.startswith("tests/")
        ):
            return f"{path}, which no rule knows"
    return ""


def _settings(text: str) -> tuple[object, ...]:
    """What of pyproject.toml a proof depends on: all but the settings of linters."""
    data = tomllib.loads(text)
    tool = data.get("tool", {})
    of_all = [data.get(key) for key in ("project", "dependency-groups", "build-system")]
    return *of_all, tool.get("inside-pytorch"), tool.get("pytest")


def _first(changed: Iterable[str], of_what: Iterable[str]) -> str:
    """The first changed file that is in `of_what` or in a folder of it (`docs/`); empty when there is none."""
    exact = {name for name in of_what if not name.endswith("/")}
    folders = tuple(name for name in of_what if name.endswith("/"))
    return next((path for path in changed if path in exact or (folders and path.startswith(folders))), "")


def needed_files(program: Program) -> list[Path]:
    """A program, its recorded output, its helpers."""
    return [program.path, program.out, *program.helpers]


def needed(program: Program) -> set[str]:
    """Every file whose change can change what a program prints or how it is run."""
    own = [root() / f for f in _RUNNER]
    imported = [f for name in program.imports for f in _module(name)]
    return {_below(p) for p in (*needed_files(program), *closure([*own, *imported]))}


@_by_root
def reads(test: Path) -> set[str]:
    """Every file and folder that a test can read: code, what it names, and what READS says."""
    below, whole = _below(test), _below(root() / "tests" / "conftest.py")
    names = {name for prefix, names in READS.items() if below.startswith(prefix) for name in names}
    if _SITE_FIXTURES & {n.arg for n in ast.walk(_tree(test)) if isinstance(n, ast.arg)}:
        names |= set(READS["tests/site/"])
    run = [root() / name for name in names if name.endswith(".py")]
    # What tests/conftest.py is made of is brought out by the names of its fixtures above.
    files = closure([test, *(p for p in _conftests(test) if _below(p) != whole), *run]) | {
        root() / "tests/conftest.py"
    }
    found = names | {_below(file) for file in files}
    for file in files:
        # What the tests' own files name; tests/conftest.py names what all share, and brings out everything itself.
        if _below(file).startswith("tests/") and _below(file) != whole and file.name != "test_changes.py":
            found |= _named(file)
    if test.parent != root() / "tests":
        found |= {_below(p) for p in test.parent.iterdir() if p.is_file() and p.suffix not in ("", ".py")}
    return found


def _conftests(test: Path) -> Iterator[Path]:
    for folder in test.parents:
        if (folder / "conftest.py").is_file():
            yield folder / "conftest.py"
        if folder == root() / "tests":
            return


@_by_root
def _named(file: Path) -> frozenset[str]:
    """The guide's files that a Python file names in a string, and the folders that it names as `ROOT / "docs"`."""
    found = set()
    for text in _strings(file):
        if (
            2 < len(text) < 200
            and "\n" not in text
            and not text.startswith(("/", "-"))
            and (root() / text).is_file()
        ):
            found.add(text)
    for node in ast.walk(_tree(file)):
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.Div)
            and isinstance(node.right, ast.Constant)
        ):
            left = node.left
            if ast.unparse(left) in ("ROOT", "repo", "root()", "home()"):
                text = str(node.right.value).rstrip("/")
                if (root() / text).is_dir() and text not in ("", "scripts", "tests"):
                    found.add(text + "/")
    return frozenset(found)


def closure(files: Iterable[Path]) -> set[Path]:
    """Python files with all files of the guide that they import, and those that they run and so name."""
    return set[Path]().union(*(_reached(file.resolve()) for file in files))


@_by_root
def _reached(start: Path) -> frozenset[Path]:
    waiting, found = [start], set[Path]()
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _next(file)
    return frozenset(found)


@_by_root
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@_by_root
def _strings(file: Path) -> frozenset[str]:
    nodes = ast.walk(_tree(file))
    return frozenset(n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str))


@_by_root
def _next(file: Path) -> tuple[Path, ...]:
    """What one Python file imports or names of the guide's own."""
    found = {f for name in programs.modules(_tree(file)) for f in _module(name)}
    for text in _strings(file) if file.name not in _NAME_ONLY else ():
        if text.endswith(".py") and "\n" not in text and len(text) < 200:
            found |= {
                p for p in (file.parent / text, root() / text, root() / "scripts" / text) if p.is_file()
            }
        elif text.startswith("guide.") and text.replace(".", "").replace("_", "").isalnum():
            found |= set(_module(text))
    return tuple(sorted(p.resolve() for p in found))


def _module(name: str) -> tuple[Path, ...]:
    """The files that are run when a module of the guide or of its tests is imported; none for other modules."""
    top = name.partition(".")[0]
    if top not in ("guide", "tests"):
        return ()
    parts = _SHORT.get(name, name).split(".")[1:]
    folder = root() / ("scripts/guide" if top == "guide" else "tests")
    found = [folder / "__init__.py"]
    for part in parts:
        if (folder / f"{part}.py").is_file():
            found.append(folder / f"{part}.py")
            break
        folder /= part
        if not (folder / "__init__.py").is_file():
            break
        found.append(folder / "__init__.py")
    return tuple(f for f in found if f.is_file())


def _shown(page: documents.Page, *kinds: str) -> list[str]:
    return [block.argument for block in page.blocks if block.name in kinds]


def _programs(page: documents.Page) -> list[str]:
    """The experiments that a page shows, and those that it takes a number from."""
    return [*_shown(page, "experiment", "error", "steps", "explorer"), *filled.asked(page.source)]


def citations_of(page: documents.Page) -> list[collect.Citation]:
    """The citations of a page and of the figures that it shows."""
    svgs = [path for key in _shown(page, "figure") for path in _drawing(key) if path.suffix == ".svg"]
    drawn = [cited for svg in svgs if svg.is_file() for cited in collect.of_drawing(svg)]
    return collect.of_page(page) + drawn


def _drawing(key: str) -> list[Path]:
    path = root() / "docs" / key.replace("/", "/diagrams/", 1)
    return [path.with_name(path.name + suffix) for suffix in (".dot", ".svg")]


@cache
def _relative(path: Path, base: Path) -> str:
    path = path.resolve()
    return path.relative_to(base).as_posix() if path.is_relative_to(base) else path.as_posix()


def _below(path: Path) -> str:
    """A path relative to the root, as git names it."""
    return _relative(path, root().resolve())
