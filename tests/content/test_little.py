"""The little PyTorch's map names every function that there is, and no other."""

import ast
import re
from collections.abc import Iterator

from guide.core.paths import read_text, root
from guide.experiments import programs

PAGE = root() / "docs/little/the-map.md"
ABOUT_BOTH = {"_compare", "_little", "_nets", "_reference", "_run"}  # no part of the library


def defined(body: list[ast.stmt], prefix: str = "") -> Iterator[str]:
    """Functions, classes and their methods; what only makes an object belongs to its class."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name != "__init__":
            yield prefix + node.name
            if isinstance(node, ast.ClassDef):
                yield from defined(node.body, f"{node.name}.")


def mapped() -> dict[str, set[str]]:
    """By file, the code spans of its rows' first cells."""
    tables: dict[str, set[str]] = {}
    for line in read_text(PAGE).splitlines():
        first = re.findall("`([^`]+)`", line.split("|")[1]) if line.startswith("| ") else []
        if first and first[0].startswith("_") and "in PyTorch" in line:
            tables[first[0]] = rows = set()
        elif first:
            rows.update(first)
    return tables


def test_the_map_has_a_row_for_each_function() -> None:
    helpers = programs.named("little/change_queue").helpers
    files = {path.stem: path for path in helpers if path.stem not in ABOUT_BOTH}
    assert mapped() == {name: set(defined(ast.parse(read_text(path)).body)) for name, path in files.items()}
