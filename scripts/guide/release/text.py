"""Two versions of a cited text: whether the change can matter to a reader, and which names it takes away."""

import ast
import difflib
import re
import textwrap
from pathlib import PurePosixPath

from pygments.lexers import get_lexer_for_filename
from pygments.token import Comment, String, Text
from pygments.util import ClassNotFound

_NAME = re.compile(r"[A-Za-z_]\w{3,}(?:(?:::|\.)\w+)*")
_NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\w.]*\w)")
Lines = tuple[str, ...]


def is_cosmetic(path: str, before: Lines, after: Lines) -> bool:
    """Whether two versions of a cited text differ in comments, annotations or white space only."""
    if path.endswith(".py"):
        trees = _meaning(before), _meaning(after)
        if all(trees):
            return trees[0] == trees[1]
    return _code(path, before) == _code(path, after)


def _meaning(lines: Lines) -> str:
    """Python without what does not run: comments, docstrings, annotations; empty where it does not parse."""
    try:
        tree = ast.parse(textwrap.dedent("\n".join(lines)))
    except SyntaxError:
        return ""
    return ast.dump(_Bare().visit(tree))


class _Bare(ast.NodeTransformer):
    """Takes annotations and docstrings out of a tree."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """An argument without its annotation."""
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function without its docstring and the annotation of its result."""
        node.returns = None
        return self._undocumented(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """The same of an async function."""
        node.returns = None
        return self._undocumented(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class without its docstring."""
        return self._undocumented(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """An annotated assignment as a plain one; a bare annotation as nothing."""
        if node.value is None:
            return None
        return ast.Assign([node.target], node.value, lineno=node.lineno)

    def _undocumented(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> ast.AST:
        first = node.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            node.body = node.body[1:]
        return self.generic_visit(node)


def _code(path: str, lines: Lines) -> list[str]:
    """The tokens of a text, comments and white space left out."""
    try:
        lexer = get_lexer_for_filename(_known(path))
    except ClassNotFound:
        return [line.strip() for line in lines if line.strip()]
    silent = (Comment.Single, Comment.Multiline, Comment.Hashbang, Comment.Special, String.Doc, Text)
    kept = (text for kind, text in lexer.get_tokens("\n".join(lines)) if not _is(kind, silent))
    return [text.strip() for text in kept if text.strip()]


def _is(kind: object, some: tuple[object, ...]) -> bool:
    return any(kind in one for one in some if hasattr(one, "__contains__"))


def _known(path: str) -> str:
    """`path` with an ending that Pygments knows: CUDA and headers are read as C++."""
    return "x.cpp" if PurePosixPath(path).suffix in (".h", ".cuh", ".cu", ".hpp") else path


def difference(before: Lines, after: Lines, most: int = 60) -> Lines:
    """A unified diff without file names, at most `most` lines and then the count of the others."""
    lines = list(difflib.unified_diff(before, after, lineterm="", n=1))[2:]
    left = len(lines) - most
    return (*lines[:most], f"… and {left} more lines") if left > 0 else tuple(lines)


def share(before: Lines, after: Lines) -> float:
    """How much of the text is new, from 0 to 1."""
    return 1 - difflib.SequenceMatcher(None, before, after, autojunk=False).ratio()


def vanished(before: Lines, after: Lines) -> frozenset[str]:
    """Names and numbers of at least two digits that the old text has and the new one lacks."""
    return tokens(before) - tokens(after)


def tokens(lines: Lines) -> frozenset[str]:
    """The names of at least four letters and the numbers of at least two digits."""
    text = "\n".join(lines)
    numbers = (n for n in _NUMBER.findall(text) if len(re.sub(r"\D", "", n)) > 1)
    return frozenset(_NAME.findall(text)) | {plain_number(n) for n in numbers}


def plain_number(text: str) -> str:
    """`3,599` as `3599`, so that prose and output are compared alike."""
    return text.replace(",", "")
