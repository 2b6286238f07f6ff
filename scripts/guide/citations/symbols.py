"""What a text defines and where: Python by `ast`, C++ by `tree-sitter-cpp`, YAML by its nodes."""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from guide.binaries.names import bare
from guide.core.errors import GuideError

if TYPE_CHECKING:
    from tree_sitter import Node, Parser


_SCOPE = re.compile(r"::|\.")


@dataclass(frozen=True)
class Symbol:
    """A named span of lines, counted from 1. `rank` orders equal names: smaller is cited first."""

    name: str
    first: int
    last: int
    rank: int = 0


def symbols(path: str, lines: tuple[str, ...]) -> list[Symbol]:
    """Every symbol that the text of `path` defines, in file order."""
    return list(_symbols(path, lines))


@lru_cache(maxsize=512)
def _symbols(path: str, lines: tuple[str, ...]) -> tuple[Symbol, ...]:
    text = "\n".join(lines) + "\n"
    if path.endswith((".py", ".pyi")):
        return tuple(_python(path, text))
    if path.endswith((".yaml", ".yml")):
        return tuple(_yaml(path, text, lines))
    if path.endswith((".h", ".hpp", ".cuh", ".cpp", ".cc", ".cu", ".c", ".mm", ".metal")):
        return tuple(_cpp(text))
    return ()


def matching(name: str, known: list[Symbol]) -> list[Symbol]:
    """The symbols that `name` means: equal, or the tail of a C++ name; best first."""
    name = re.sub(r"\s+", "", name.removeprefix("::")) if "<" in name else name.removeprefix("::")
    found = [s for s in known if s.name == name] or [s for s in known if s.name.endswith(f"::{name}")]
    return sorted(found, key=lambda s: (s.rank, s.first))


def rivals(found: list[Symbol]) -> list[Symbol]:
    """Of symbols that one tail matches, the first of each full name that is as good as the best."""
    best: dict[str, Symbol] = {}
    for symbol in found:
        if symbol.rank == found[0].rank:
            best.setdefault(symbol.name, symbol)
    return list(best.values())


def near_names(name: str, known: set[str], n: int = 4) -> str:
    """The known names closest to `name`, as `a, b`: compared by as many last parts as `name` has,
    then by the last part alone; empty when none is close."""
    out: list[str] = []
    for parts in sorted({len(_SCOPE.split(name)), 1}, reverse=True):
        tails: dict[str, str] = {}
        for full in sorted(known, key=lambda k: (len(k), k)):
            tails.setdefault(_tail(full, parts), full)
        for close in difflib.get_close_matches(_tail(name, parts), tails, n=n, cutoff=0.6):
            if tails[close] not in out:
                out.append(tails[close])
    return ", ".join(out[:n])


def _tail(name: str, parts: int) -> str:
    """The last `parts` parts of a name: `TensorImpl::sizes` of `c10::TensorImpl::sizes`."""
    cuts = [match.end() for match in _SCOPE.finditer(name)]
    return name[cuts[-parts] :] if parts <= len(cuts) else name


def _python(path: str, text: str) -> Iterator[Symbol]:
    try:
        tree = ast.parse(text)
    except SyntaxError as e:
        raise GuideError(
            f"src:{path}", f"Python cannot parse the file: {e}", "install the wheel again"
        ) from None
    yield from _python_body(tree.body, "")


def _python_body(body: list[ast.stmt], scope: str, inside: bool = False) -> Iterator[Symbol]:
    """Functions and classes, nested ones too; assignments of modules and classes (`inside` a function
    they are its own affair)."""
    for node in body:
        last = node.end_lineno or node.lineno
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            # An @overload is only a type; the implementation is what a reader wants.
            typed = any("overload" in ast.unparse(d) for d in node.decorator_list)
            yield Symbol(scope + node.name, first, last, int(typed))
            yield from _python_body(node.body, f"{scope}{node.name}.", not isinstance(node, ast.ClassDef))
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for leaf in (leaf for target in targets for leaf in ast.walk(target) if not inside):
                if isinstance(leaf, ast.Name | ast.Attribute) and isinstance(leaf.ctx, ast.Store):
                    yield Symbol(scope + ast.unparse(leaf), node.lineno, last, 2)
        else:
            for part in ("body", "orelse", "finalbody"):
                yield from _python_body(getattr(node, part, None) or [], scope, inside)
            for handler in getattr(node, "handlers", []):
                yield from _python_body(handler.body, scope, inside)


def _yaml(path: str, text: str, lines: tuple[str, ...]) -> Iterator[Symbol]:
    """One symbol per record: its operator (`func:` or `name:` up to the parenthesis) or its tag."""
    import yaml

    try:
        tree = yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError as e:
        raise GuideError(f"src:{path}", f"not valid YAML: {e}", "install the wheel again") from None
    if isinstance(tree, yaml.MappingNode):
        pairs = [(key.value, key, value) for key, value in tree.value]
    elif isinstance(tree, yaml.SequenceNode):
        pairs = [(_record_name(item), item, item) for item in tree.value]
    else:
        return
    for name, begin, end in pairs:
        if not name:
            continue
        first, last = begin.start_mark.line + 1, min(end.end_mark.line + 1, len(lines))
        # A block's end mark lies at the next token, beyond blank lines and the next entry's comment.
        if end.end_mark.column == 0:
            last -= 1
        while last > first and (not lines[last - 1].strip() or lines[last - 1].lstrip().startswith("#")):
            last -= 1
        yield Symbol(name, first, last)


def _record_name(item: object) -> str:
    for key, value in getattr(item, "value", []):
        if getattr(key, "value", None) in {"func", "name", "tag"}:
            return str(value.value).partition("(")[0].strip()
    return ""


# Macros that mean nothing to the grammar but make it lose its way, taken out within their line.
_ATTRIBUTE = re.compile(
    rb"\b(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+(?=\s+(?:[A-Za-z_~*&\[]|::))|[A-Z][A-Z0-9_]*_(?:API|EXPORT|HIDDEN)\b"
    rb"|\w+_FINAL_CLASS\b|__(?:host|device|global|forceinline)__|__ubsan_ignore_\w+__|PyObject_(?:VAR_)?HEAD"
    rb"|C10_(?:DIAGNOSTIC|LAUNCH_BOUNDS)\w*\([^()]*\);?|__attribute__\s*\(\([^()]*(?:\([^()]*\))?\)\))"
)
_CLASS_MACRO = re.compile(
    rb"\b((?:class|struct|union)\s+)[A-Z][A-Z0-9_]{2,}(?:\([^)]*\))?(?=\s+[A-Za-z_]\w*[\s:{<;]|\s+\w+$)"
)
# Its message may hold parentheses and run over lines.
_DEPRECATED = re.compile(rb'\b\w*DEPRECATED\w*\(\s*(?:"(?:[^"\\\n]|\\.)*"\s*)+\)')
# A call of a macro alone on its line, without the semicolon that the grammar waits for.
_LONE_CALL = re.compile(rb"\s*[A-Z][A-Za-z0-9]*_\w+\(.*\)\s*")
_GOES_ON = (b"=", b",", b"(", b"&&", b"||", b"+", b"?", b":", b"return", b"\\", b"<<")
_SCOPES = {
    "translation_unit", "declaration_list", "field_declaration_list", "linkage_specification", "preproc_if",
    "preproc_ifdef", "preproc_else", "preproc_elif", "preproc_elifdef", "ERROR", "friend_declaration",
    "declaration", "field_declaration", "export_declaration",
}  # fmt: skip
_TYPES = {"class_specifier", "struct_specifier", "union_specifier"}


@lru_cache(maxsize=1)
def _parser() -> Parser:
    try:
        import tree_sitter
        import tree_sitter_cpp
    except ImportError as e:
        cure = "pip install -e '.[evidence]'"
        raise GuideError("tree-sitter", f"citing C++ needs {e.name}", cure) from None
    return tree_sitter.Parser(tree_sitter.Language(tree_sitter_cpp.language()))


def _plain(text: str) -> bytes:
    """The text without what the grammar cannot know, line by line: rows stay, columns need not."""
    whole = _DEPRECATED.sub(lambda m: b"\n" * m[0].count(b"\n"), text.encode())
    lines, out = whole.split(b"\n"), []
    for n, line in enumerate(lines):
        bare_line = line.strip()
        if (
            b"_" in line
            and not bare_line.startswith((b"#", b"//", b"*"))
            and not (n and lines[n - 1].endswith(b"\\"))
        ):
            line = _ATTRIBUTE.sub(b" ", _CLASS_MACRO.sub(rb"\1", line))
            if _LONE_CALL.fullmatch(line) and line.count(b"(") == line.count(b")"):
                before, after = _neighbour(lines, n, -1), _neighbour(lines, n, 1)
                label = before.endswith((b"public:", b"private:", b"protected:"))
                if (label or not before.endswith(_GOES_ON)) and not after.startswith(
                    (b"(", b"{", b".", b",", b"?", b":", b"<<", b"&&", b"||")
                ):
                    line += b";"
        out.append(line)
    return b"\n".join(out)


def _neighbour(lines: list[bytes], n: int, step: int) -> bytes:
    """The next line that holds code, before or after line `n`."""
    n += step
    while 0 <= n < len(lines):
        line = lines[n].strip()
        if line and not line.startswith(b"//"):
            return line
        n += step
    return b""


def _cpp(text: str) -> Iterator[Symbol]:
    """The symbols of a C++ text. Where conditional compilation makes the grammar lose its way, the
    text is read branch by branch: first branches, other branches, macro definitions."""
    tree = _parser().parse(_plain(text)).root_node
    if _lost(tree) < 6:
        yield from _walk(tree, "", 0, None)
        return
    seen: set[Symbol] = set()
    for part in _branches(text):
        for symbol in _walk(_parser().parse(_plain(part)).root_node, "", 0, None):
            if symbol not in seen:
                seen.add(symbol)
                yield symbol


def _lost(node: Node) -> int:
    """How many lines lie in parts that the grammar could not read."""
    if node.type == "ERROR":
        return node.end_point[0] - node.start_point[0] + 1
    return sum(_lost(child) for child in node.children) if node.has_error else 0


def _branches(text: str) -> tuple[str, str, str]:
    """The text with the first branches of every `#if`, with the others, and with `#define`s only."""
    parts: tuple[list[str], list[str], list[str]] = ([], [], [])
    depth: list[bool] = []  # for each open #if: still in its first branch?
    directive = b""
    for line in text.split("\n"):
        rows = ["", "", ""]
        word = line.lstrip()
        if directive or word.startswith("#"):
            if not directive:
                directive = word[1:].lstrip()[:6].encode()
                if directive.startswith(b"if"):
                    depth.append(True)
                elif directive.startswith(b"el") and depth:
                    depth[-1] = False
                elif directive.startswith(b"endif") and depth:
                    depth.pop()
            if directive == b"define":
                rows[2] = line
            directive = directive if line.endswith("\\") else b""
        else:
            rows[0] = line if all(depth) else ""
            rows[1] = line if not any(depth) else ""
        for part, row in zip(parts, rows, strict=True):
            part.append(row)
    first, other, defines = ("\n".join(part) for part in parts)
    return first, other, defines


def _text(node: Node | None) -> str:
    text = node.text if node else None
    return text.decode("utf-8", "replace") if text else ""


def _span(node: Node, first: int | None) -> tuple[int, int]:
    begin = node.start_point[0] + 1 if first is None else first
    end = node.end_point[0] + (1 if node.end_point[1] else 0)
    return begin, max(begin, end)


def _bare(name: str) -> str:
    """A C++ name as it is cited, without template arguments and spaces: `X<int>::f` becomes `X::f`."""
    plain = re.sub(r"\s+", "", bare(re.sub(r"\boperator\s+(?=\W)", "operator", name)))
    # A comparison among the arguments leaves brackets over.
    return plain if "operator" in plain else re.split("[<>]", plain, maxsplit=1)[0]


def _walk(node: Node, scope: str, depth: int, first: int | None) -> Iterator[Symbol]:
    """The symbols below `node`; `depth` counts enclosing types; `first` is an outer template's line."""
    for child in node.named_children:
        yield from _one(child, scope, depth, first)


def _one(node: Node, scope: str, depth: int, first: int | None) -> Iterator[Symbol]:
    kind = node.type
    if kind == "namespace_definition":
        yield from _namespace(node, scope, depth)
    elif kind == "template_declaration":
        yield from _walk(node, scope, depth, _span(node, first)[0])
    elif kind in _TYPES or kind == "enum_specifier":
        yield from _type(node, scope, depth, first)
    elif kind == "function_definition":
        yield from _function(node, scope, depth, first, 0)
    elif kind in {"preproc_def", "preproc_function_def"}:
        yield Symbol(_text(node.child_by_field_name("name")), *_span(node, None), 0)
    elif kind in {"alias_declaration", "type_definition", "concept_definition"}:
        yield from _alias(node, scope, depth, first)
    elif kind in {"declaration", "field_declaration"}:
        yield from _declaration(node, scope, depth, first)
    elif kind in _SCOPES:
        yield from _walk(node, scope, depth, first)
    elif kind == "expression_statement":
        yield from _macro_call(node, depth)


def _namespace(node: Node, scope: str, depth: int) -> Iterator[Symbol]:
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    inner = scope + (re.sub(r"\s+|inline", "", _text(name)) + "::" if name else "")
    if body:
        if name:
            yield Symbol(inner[:-2], *_span(node, None), 90)
        yield from _walk(body, inner, depth, None)


def _alias(node: Node, scope: str, depth: int, first: int | None) -> Iterator[Symbol]:
    """`using`, `typedef` and `concept`; the type that a typedef defines comes first."""
    if node.type == "type_definition":
        for part in node.named_children:
            if part.type in _TYPES | {"enum_specifier"} and part.child_by_field_name("body"):
                yield from _type(part, scope, depth, first)
    name = node.child_by_field_name("name") or node.child_by_field_name("declarator")
    if name and (leaf := _name(name)):
        yield Symbol(scope + leaf, *_span(node, first), depth)


def _macro_call(node: Node, depth: int) -> Iterator[Symbol]:
    """A call at namespace level, such as TORCH_LIBRARY's: cited by the macro's name, with its arguments or without."""
    call = node.named_children[0] if node.named_children else None
    name = (
        call.child_by_field_name("function") if call is not None and call.type == "call_expression" else None
    )
    if call is not None and name is not None and name.type == "identifier":
        arguments = " ".join(_text(call.child_by_field_name("arguments")).split())
        yield Symbol(_text(name), *_span(node, None), 50 + depth)
        yield Symbol(_text(name) + arguments, *_span(node, None), 50)


def _type(node: Node, scope: str, depth: int, first: int | None) -> Iterator[Symbol]:
    name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    if name is None and body is None:
        return
    full = scope + _bare(_text(name)) if name else scope.removesuffix("::")
    around = node.parent.type if node.parent else ""
    if name and (body or around in {"translation_unit", *_SCOPES, "template_declaration"}):
        yield Symbol(full, *_span(node, first), depth + (0 if body else 100))
        if name.type == "template_type":  # a specialisation is also known with its arguments
            known_as = scope + re.sub(r"\s+", "", _text(name))
            yield Symbol(known_as, *_span(node, first), depth + (0 if body else 100))
    if body is None:
        return
    inner = f"{full}::" if full else ""
    if node.type == "enum_specifier":
        for entry in body.named_children:
            if entry.type == "enumerator":
                yield Symbol(inner + _text(entry.child_by_field_name("name")), *_span(entry, None), depth + 1)
    else:
        yield from _walk(body, inner, depth + 1, None)


def _function(node: Node, scope: str, depth: int, first: int | None, rank: int) -> Iterator[Symbol]:
    declarator = node.child_by_field_name("declarator")
    inner = node.child_by_field_name("type")
    if inner is not None and inner.type in _TYPES and declarator is not None:
        # `class SOME_MACRO Name { … }`, read by the grammar as a function called Name.
        body = node.child_by_field_name("body")
        name = _name(declarator)
        if name and body and declarator.type == "identifier":
            yield Symbol(scope + name, *_span(node, first), depth)
            yield from _walk(body, f"{scope}{name}::", depth + 1, None)
            return
    if declarator is not None and (name := _name(declarator)):
        yield Symbol(scope + name, *_span(node, first), depth + rank)
        if (macro := _macro_name(declarator)) and macro != name:
            yield Symbol(scope + macro, *_span(node, first), depth + rank)
    elif declarator is None:
        yield from _walk(node, scope, depth, first)


def _macro_name(node: Node) -> str:
    """`MACRO(arguments)` of a definition that begins so, such as TORCH_IMPL_FUNC(add_out)(…) {…}."""
    inner = node.child_by_field_name("declarator")
    if node.type == "function_declarator" and inner is not None:
        if inner.type == "function_declarator":
            return " ".join(_text(inner).split())
        if inner.type == "identifier" and re.fullmatch(r"[A-Z][A-Z0-9_]+", _text(inner)):
            return " ".join(_text(node).split())
    return ""


def _declaration(node: Node, scope: str, depth: int, first: int | None) -> Iterator[Symbol]:
    kind = node.child_by_field_name("type")
    if kind is not None and kind.type in _TYPES | {"enum_specifier"}:
        yield from _type(kind, scope, depth, first if first is not None else _span(node, None)[0])
    for declarator in node.children_by_field_name("declarator"):
        if name := _name(declarator):
            function = _is_function(declarator)
            yield Symbol(scope + name, *_span(node, first), depth + (100 if function else 0))


def _is_function(node: Node | None) -> bool:
    while node is not None:
        if node.type == "function_declarator":
            return True
        node = node.child_by_field_name("declarator")
    return False


_LEAVES = {
    "identifier", "field_identifier", "type_identifier", "qualified_identifier", "destructor_name",
    "operator_name", "template_function", "template_type", "operator_cast", "primitive_type",
}  # fmt: skip


def _name(node: Node | None) -> str:
    """The name that a declarator declares, without template arguments; empty when it has none."""
    while node is not None and node.type not in _LEAVES:
        inner = node.child_by_field_name("declarator")
        if inner is None:
            inner = next(
                (c for c in node.named_children if c.type in _LEAVES or "declarator" in c.type), None
            )
        node = inner
    if node is None:
        return ""
    if node.type == "operator_cast":
        return _bare(_text(node).partition("(")[0])
    if node.type == "qualified_identifier" and "(" in _text(node):
        return _bare(_text(node).partition("(")[0])
    return _bare(_text(node))
