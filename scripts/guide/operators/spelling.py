"""Reads demangled C++: a function's name without types, and the functions that it takes as template arguments."""

import re
import subprocess

_OPERATOR = re.compile(r"operator(?:\(\)|<=>|<<=|>>=|<<|>>|<=|>=|->\*|->|<|>)")
_ANONYMOUS = "(anonymous namespace)"
_OPEN, _CLOSE = "<([{", ">)]}"
_AFTER = re.compile(r"(?:\s*\[(?:abi:|clone )[^\]]*\]|\s+(?:const|volatile|&&?))+(?=$|::)")
_VALUE = re.compile(r"&|(?:\([\w:]+\))?-?\d|true$|false$")


def whole(names: list[str]) -> list[str]:
    """C++ names with parameters, in the order given."""
    run = subprocess.run(["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True)
    return run.stdout.split("\n")[: len(names)]


def _shut(text: str, start: int) -> int:
    """The index of the bracket that closes the one at `start`."""
    depth = 0
    for i in range(start, len(text)):
        if text[i] in _OPEN:
            depth += 1
        elif text[i] in _CLOSE:
            depth -= 1
            if not depth:
                return i
    return len(text) - 1


def split(text: str) -> list[str]:
    """The parts between the commas that stand outside all brackets."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        if c in _OPEN:
            depth += 1
        elif c in _CLOSE:
            depth -= 1
        elif c == "," and not depth:
            parts.append(text[start:i].strip())
            start = i + 1
    return [*parts, text[start:].strip()] if text.strip() else []


def _hidden(text: str) -> tuple[str, list[str]]:
    """`text` with one letter of a private range for each operator's name, so that its brackets are not counted."""
    found = _OPERATOR.findall(text)
    for i, operator in enumerate(found):
        text = text.replace(operator, chr(0xE000 + i), 1)
    return text, found


def arguments(text: str, template: str) -> list[str]:
    """The template arguments of the first `template<…>` in a demangled name; none where it does not occur."""
    text, found = _hidden(text)
    at = text.find(f"{template}<")
    if at < 0:
        return []
    start = at + len(template)
    inside = text[start + 1 : _shut(text, start)]
    for i, operator in enumerate(found):
        inside = inside.replace(chr(0xE000 + i), operator)
    return split(inside)


def pointee(argument: str) -> str:
    """`at::add` of the template argument `&at::add` or `&(at::Tensor at::add(…))`."""
    text = argument.removeprefix("&").strip()
    whole = text.startswith("(") and not text.startswith(_ANONYMOUS) and _shut(text, 0) == len(text) - 1
    return text[1:-1] if whole else text


def spelled(name: str) -> str:
    """A demangled name without return type and parameters; of template arguments only values and functions stay."""
    text, found = _hidden(name)
    short = _short(text)
    for i, operator in enumerate(found):
        short = short.replace(chr(0xE000 + i), operator)
    return short


def bare(name: str) -> str:
    """A spelled name without its template arguments."""
    text, found = _hidden(name)
    out, depth = [], 0
    for c in text:
        depth += (c == "<") - (c == ">")
        if not depth and c != ">":
            out.append(c)
    short = "".join(out)
    for i, operator in enumerate(found):
        short = short.replace(chr(0xE000 + i), operator)
    return short


def _short(text: str) -> str:
    kept, i, start = [], 0, 0
    while i < len(text):
        c = text[i]
        if text.startswith(_ANONYMOUS, i):
            kept.append(_ANONYMOUS)
            i += len(_ANONYMOUS)
            continue
        if c in "<(":
            end = _shut(text, i)
            if c == "<":
                kept.append(_values(text[i + 1 : end]))
            i = end + 1
            continue
        if c == "{":  # {lambda(at::Tensor)#1}
            end = _shut(text, i)
            kept.append(re.sub(r"\(.*\)|#\d+", "", text[i : end + 1]))
            i = end + 1
            continue
        if c == " " and not _AFTER.match(text, i):
            start = len(kept) + 1  # what stood before was the return type
        kept.append(c)
        i += 1
    return _AFTER.sub("", "".join(kept[start:])).strip()


def _values(inside: str) -> str:
    """`<2, &at::add>`: the template arguments that are no types."""
    values = []
    for part in split(inside):
        if part.startswith("&"):
            values.append(f"&{_short(pointee(part))}")
        elif _VALUE.match(part):
            values.append(re.sub(r"^\((?:\w+::)*(\w+)\)", r"(\1)", part))
    return f"<{', '.join(values)}>" if values else ""
