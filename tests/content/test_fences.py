"""What a page offers to copy can be copied: commands that are there, and code that imports what it uses."""

import ast
import re
import sys
from collections.abc import Iterator

from guide.pages import documents, navigation
from tests.conftest import ROOT

FENCE = re.compile(r"^ *```(\w+)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
MODULES = {*sys.stdlib_module_names, "torch", "numpy", "pytest", "guide"}


def _fences(*languages: str) -> Iterator[tuple[str, str]]:
    files = [*navigation.read().pages(), *(ROOT / name for name in ("README.md", "CONTRIBUTING.md"))]
    for file in files:
        for language, code in FENCE.findall(documents.read(file).source):
            if language in languages and "--8<--" not in code:
                yield file.relative_to(ROOT).as_posix(), code


def test_code_imports_what_it_uses() -> None:
    wrong = []
    for place, code in _fences("python"):
        tree = ast.parse(code)
        named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        bound = {
            (alias.asname or alias.name).partition(".")[0]
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        } | {
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        wrong += [f"{place}: {name}" for name in (named & MODULES) - bound]
    assert wrong == []


def test_a_command_is_there() -> None:
    wrong = []
    for place, code in _fences("sh", "console", "bash"):
        wrong += [
            f"{place}: make {name}" for name in re.findall(r"\bmake ([a-z-]+)", code) if name not in TARGETS
        ]
        for script, rest in re.findall(r"\bpython (scripts/\w+\.py)((?:.*\\\n)*.*)", code):
            text = (ROOT / script).read_text(encoding="utf-8") if (ROOT / script).is_file() else None
            wrong += [f"{place}: {script}"] if text is None else []
            for option in re.findall(r" --([a-z-]+)", rest.partition("#")[0]):
                known = text and (f"--{option}" in text or re.search(rf"\b{option.replace('-', '_')}:", text))
                wrong += [] if known else [f"{place}: {script} --{option}"]
    assert wrong == []
