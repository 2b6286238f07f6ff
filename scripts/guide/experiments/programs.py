"""The programs of the experiments: what each is called, needs and imports. They are read here, never run."""

import ast
import hashlib
import io
import re
import tokenize
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from pygments.lexers import find_lexer_class_by_name
from pygments.util import ClassNotFound

from guide.core.errors import GuideError, nearest
from guide.core.paths import below_docs, read_text, refuse_deceptive, root, shown
from guide.experiments import measured
from guide.experiments.frameworks import FRAMEWORKS
from guide.experiments.hermetic import unmarked

NEEDS = ("cuda", "pretended-gpu", "gdb", "g++", "valgrind", "node", "network-loopback", *FRAMEWORKS)
PACKAGES = {  # by the module that a program imports; some of PyTorch's own ask for more than PyTorch brings
    "numpy": "numpy",
    "yaml": "pyyaml",
    "torchgen": "pyyaml",
    "ninja": "ninja",
    "expecttest": "expecttest",
    "onnx": "onnx",
    "onnxscript": "onnxscript",
    "onnxruntime": "onnxruntime",
    "torch.testing._internal.common_utils": "expecttest",
    "torch.utils.cpp_extension.load_inline": "ninja",
}
# What asks for a package without an import of it here: methods of PyTorch's, and programs written by the program.
_ASKS = {
    "numpy": re.compile(
        r"\.(?:from_)?numpy\(|torch\.testing\._internal\.common_methods_invocations\b"
        # messages between ranks that are Python objects pass through NumPy, and what sends such messages
        r"|_object(?:_list)?\(|distributed\.checkpoint\b|import checkpoint\b|tensor\.debug\b|context_parallel\(|powerSGD"
        # a pipeline's stage that was not told its shapes asks the stage before it, with such a message
        r"|PipelineStage\([^\n]*torch\.device\([^()\n]*\)\)"
    ),
    "onnxscript": re.compile(r"torch\.onnx\.export\("),
    "nvidia-cuda-cuobjdump": re.compile(r"nvidia-cuda-cuobjdump"),
    "nvidia-cuda-nvdisasm": re.compile(r"nvidia-cuda-nvdisasm"),
    "expecttest": re.compile(
        r"torch\.testing\._internal\.common_(?:utils|device_type|methods_invocations|modules)\b"
    ),
}
MAX_LINES = 44  # rule S3: comments and blank lines aside
KINDS = ("valgrind", "g++", "gdb", "plain")  # by what their cost is made of, the dearest first


@dataclass(frozen=True)
class Program:
    """One program: its place, its title (first docstring line), what it requires, its time limit in seconds.

    `helpers` are the files `_name.py` that it imports, of its own chapter or of another, and those (`_name.cpp`) that it
    compiles; `imports` all modules that it or they name.
    `fresh` says why it needs an interpreter of its own; empty where it needs none. `raises` names the exception that
    it must end with, or the warning that it must give. `measured` claims ratios, for a program that times something.
    """

    chapter: str
    name: str
    path: Path
    source: str
    title: str
    requires: tuple[str, ...]
    limit: int
    output_language: str
    fresh: str
    helpers: tuple[Path, ...]
    imports: frozenset[str]
    raises: str = ""
    measured: str = ""

    @property
    def key(self) -> str:
        """`chapter/name`, as the block cites it."""
        return f"{self.chapter}/{self.name}"

    @property
    def out(self) -> Path:
        """Where its recorded output lies."""
        return self.path.with_suffix(".out")

    @property
    def kind(self) -> str:
        """One of KINDS."""
        return next((kind for kind in KINDS if kind in self.requires), "plain")

    @property
    def alone(self) -> bool:
        """Whether its file is all that a reader needs: no helper, nothing of this package, no device or Python to find."""
        ours = any(name.partition(".")[0] == "guide" for name in self.imports)
        return not (self.helpers or ours or {"pretended-gpu", *FRAMEWORKS} & {*self.requires})

    @property
    def packages(self) -> list[str]:
        """The packages, PyTorch aside, that must be installed for it."""
        asked = {PACKAGES[name] for name in self.imports if name in PACKAGES}
        # a helper's half may run in another framework's environment, which has what it needs
        helpers = () if set(self.requires) & set(FRAMEWORKS) else self.helpers
        texts = [self.source, *(read_text(helper) for helper in helpers)]
        return sorted(asked | {name for name, sign in _ASKS.items() if any(map(sign.search, texts))})

    @property
    def digest(self) -> str:
        """SHA-256 of the program and of its helpers without marks of regions, shortened."""
        parts = [unmarked(self.source)]
        for helper in self.helpers:
            parts += [helper.name, unmarked(read_text(helper))]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def read(path: Path) -> Program:
    """The program at `path`; its docstring, its imports and its comments `# key: value` are read, not run."""
    source = read_text(path)
    where = shown(path)
    _check_name(path)
    try:
        tree = ast.parse(source)
        comments = [
            t for t in tokenize.generate_tokens(io.StringIO(source).readline) if t.type == tokenize.COMMENT
        ]
    except (SyntaxError, tokenize.TokenError, ValueError, RecursionError, MemoryError) as e:
        raise GuideError(
            f"{where}:{getattr(e, 'lineno', 1)}", f"not valid Python: {e}", "mend the program"
        ) from None
    doc = ast.get_docstring(tree)
    if not doc:
        raise GuideError(
            f"{where}:1", "the experiment has no docstring", "begin it with a title in triple quotes"
        )
    refuse_deceptive(doc, f"{where}, docstring")
    names = ("requires", "limit", "output", "helpers", "fresh", "raises", "measured")
    settings = dict.fromkeys(names, "") | {"limit": "60", "output": "text"}
    given: set[str] = set()
    for token in comments:
        key, colon, value = token.string.lstrip("# ").partition(":")
        if colon and key not in settings and (near := get_close_matches(key, settings, cutoff=0.8)):
            what = f"'# {key}:' is no setting"
            raise GuideError(f"{where}:{token.start[0]}", what, f"did you mean '# {near[0]}:'?")
        if colon and key in settings:
            if key in given:
                what = f"'# {key}:' is given twice"
                raise GuideError(f"{where}:{token.start[0]}", what, "keep one")
            given.add(key)
            settings[key] = value.strip()
            if not settings[key]:
                raise GuideError(
                    f"{where}:{token.start[0]}", f"'# {key}:' says nothing", "say it or delete it"
                )
    requires = _words(settings["requires"])
    for need in requires:
        if need not in NEEDS:
            raise GuideError(where, f"unknown requirement '{need}'", f"one of: {', '.join(NEEDS)}")
    if not re.fullmatch("[0-9]{1,3}", settings["limit"]) or not 0 < int(settings["limit"]) <= 600:
        raise GuideError(
            where, f"the limit '{settings['limit'][:40]}' is not 1 to 600 seconds", "write '# limit: 120'"
        )
    if not _is_language(settings["output"]):
        what = f"no language is called '{settings['output'][:40]}'"
        raise GuideError(where, what, "write '# output: text' or a language that Pygments colours")
    raises = settings["raises"]
    if raises and not re.fullmatch(r"[A-Za-z_][\w.]*", raises):
        raise GuideError(where, f"'{raises[:40]}' names no exception", "write '# raises: RuntimeError'")
    _refuse_empty_claims(where, settings["measured"])
    helpers, imports = _imported(path, tree, _words(settings["helpers"]))
    title = doc.strip().splitlines()[0].rstrip(".")
    chapter, name = path.parent.parent.name, path.stem
    limit, language, fresh = int(settings["limit"]), settings["output"], settings["fresh"]
    return Program(
        chapter, name, path, source, title, requires, limit, language, fresh, helpers, imports, raises,
        settings["measured"],
    )  # fmt: skip


def _refuse_empty_claims(where: str, setting: str) -> None:
    try:
        measured.claims(setting)
    except ValueError as e:
        what = f"'{str(e)[:60]}' claims no ratio"
        raise GuideError(
            where, what, "write '# measured: NAME at least 3', with ';' between several"
        ) from None


def _check_name(path: Path) -> None:
    if not re.fullmatch(r"\w+\.py", path.name, re.ASCII):
        cure = "name it with letters, digits and '_', so that a page and a helper can name it"
        raise GuideError(shown(path), f"'{path.stem[:80]}' is no name for a program", cure)


def _words(value: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in value.split(","))))


def modules(tree: ast.AST) -> set[str]:
    """Every module that a program's import statements name; `from a import b` names `a` and `a.b`."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def _imported(
    path: Path, tree: ast.AST, declared: tuple[str, ...]
) -> tuple[tuple[Path, ...], frozenset[str]]:
    """The helpers that a program imports or declares, with those that they import, and all imported modules.

    A program runs in a folder with these files only, so what is missing here fails there. A text of C++ that it
    compiles, `_name.cpp`, is declared with its ending.
    """
    for name in declared:
        there = path.with_name(name).is_file() if name.endswith(".cpp") else _helper(path, name)
        if not re.fullmatch(r"_\w+", name.removesuffix(".cpp")) or not there:
            helping = [*path.parent.glob("_*.py"), *path.parent.glob("_*.cpp")]
            known = ", ".join(sorted(p.name.removesuffix(".py") for p in helping)) or "none"
            raise GuideError(shown(path), f"no helper '{name}' beside it", f"there: {known}")
    helpers = {path.with_name(name) for name in declared if name.endswith(".cpp")}
    imports = modules(tree)
    waiting = [*(name for name in declared if not name.endswith(".cpp")), *imports]
    while waiting:
        helper = _helper(path, waiting.pop())
        if helper and helper not in helpers:
            helpers.add(helper)
            try:
                more = modules(ast.parse(read_text(helper)))
            except (SyntaxError, ValueError, RecursionError, MemoryError) as e:
                raise GuideError(
                    f"{shown(helper)}:{getattr(e, 'lineno', 1)}", f"not valid Python: {e}", "mend the helper"
                ) from None
            imports |= more
            waiting += more
    return tuple(sorted(helpers)), frozenset(imports)


def _helper(path: Path, name: str) -> Path | None:
    """The file `_name.py` beside a program, or else in the one other chapter that has it."""
    if not name.startswith("_"):
        return None
    if (beside := path.with_name(f"{name}.py")).is_file():
        return beside
    elsewhere = list(path.parents[2].glob(f"*/experiments/{name}.py"))
    return elsewhere[0] if len(elsewhere) == 1 else None


@cache
def _is_language(name: str) -> bool:
    try:
        return bool(find_lexer_class_by_name(name))
    except ClassNotFound:
        return False


def paths(docs: Path | None = None) -> list[Path]:
    """Every program of every chapter, sorted by chapter and name. Names with a leading `_` are helpers."""
    found = sorted((docs or root() / "docs").glob("*/experiments/*.py"))
    return [path for path in found if not path.name.startswith("_")]


def every(docs: Path | None = None) -> list[Program]:
    """All of them, read."""
    return [read(path) for path in paths(docs)]


def named(key: str) -> Program:
    """The program `chapter/name`; raises GuideError with the nearest names when there is none."""
    path = below_docs(key, "experiments", ".py")
    if path.is_file():
        return read(path)
    near = nearest(key, [p.key for p in every()])
    raise GuideError(
        None, f"no experiment '{key}'" + (f" (nearest: {near})" if near else ""), f"write {shown(path)}"
    )
