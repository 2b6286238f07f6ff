"""C++ names: read from their mangled form, shortened, taken apart. Standard library only, for traces load it."""

import re
import shutil
from collections.abc import Sequence

from guide.core import processes
from guide.core.errors import GuideError

_ANONYMOUS = "(anonymous namespace)"
_ANONYMOUS_SCOPE = f"{_ANONYMOUS}::"
# While brackets are counted, a private character stands for each that belongs to an operator's name or that stays.
_OPERATORS = ("()", "<=>", "<<=", ">>=", "<<", ">>", "<=", ">=", "->*", "->", "<", ">")
_HIDDEN = {operator: chr(0xE000 + i) for i, operator in enumerate(_OPERATORS)}
_CALL = _HIDDEN["()"]
_KEPT = {shown: chr(0xE100 + i) for i, shown in enumerate(("<", ">", "(", ")", " ", ",", _ANONYMOUS))}
_SHOWN = {ord(hidden): shown for shown, hidden in (*_HIDDEN.items(), *_KEPT.items())}
_KEEP = {ord(shown): hidden for shown, hidden in _KEPT.items() if len(shown) == 1}
_OPERATOR = re.compile(rf"(?<=\boperator)(?:{'|'.join(map(re.escape, _OPERATORS))})(?: (?=<))?")
_INNERMOST = re.compile(r"<[^<>()]*>|(?:(?<=[<\s])&)?\([^<>()]*\)")
_TEMPLATE = re.compile(r"<[^<>]*>")
_CAST = re.compile(r"\((?:\w+::)*(\w+)\)(?=-?\d)")
_VALUE = re.compile(rf"&|(?:{_KEPT['(']}\w+{_KEPT[')']})?-?\d|true$|false$")
_AFTER = re.compile(r"(?:\s*\[(?:abi:|clone )[^\]]*\]|\s+(?:const|volatile|&&?))+(?=$|::)")
_OPEN, _CLOSE = "<([{", ">)]}"


def demangled(mangled: Sequence[str], *, parameters: bool = True) -> list[str]:
    """The C++ names, in the order given, with or without what stands in a function's parentheses.

    What is no mangled name stays as it is. GuideError when `c++filt` is missing.
    """
    tool = shutil.which("c++filt")
    if not tool:
        what = "reading C++ names in libraries needs it, and it is not on the PATH"
        raise GuideError("c++filt", what, "install binutils (apt-get install binutils)")
    command = [tool] if parameters else [tool, "--no-params"]
    run = processes.ask(command, 600, given="\n".join(mangled))
    if run.returncode:
        raise GuideError(
            tool, f"it ended with status {run.returncode}: {run.stderr.strip()[-300:]}", "mend binutils"
        )
    return run.stdout.split("\n")[: len(mangled)]


def short(name: str) -> str:
    """A demangled name without return type, template arguments, parameters, anonymous namespaces and suffixes."""
    text = name.replace(_ANONYMOUS_SCOPE, "")
    if any(c in text for c in "<( ["):
        text = _cut(_reduced(_hide(text).replace("{unnamed type", "{unnamed-type"))).translate(_SHOWN)
    return text


def spelled(name: str) -> str:
    """A demangled name without return type and parameters; of template arguments only values and functions stay."""
    text = _hide(name).replace(_ANONYMOUS, _KEPT[_ANONYMOUS]).replace("{unnamed type", "{unnamed-type")
    text = _CAST.sub(lambda cast: f"({cast[1]})".translate(_KEEP), text)
    return re.sub(r"#\d+(?=\})", "", _cut(_reduced(text, values=True)).translate(_SHOWN))


def citable(name: str) -> str:
    """The short name of what a text can cite; empty for lambdas, calls of objects, what is inside them, CUDA's stubs."""
    text = name.replace(_ANONYMOUS_SCOPE, "")
    named_operator = "operator" in text
    if named_operator:
        text = _hide(text)
    while (
        "<" in text and (less := _TEMPLATE.sub("", text)) != text
    ):  # inline, for libraries hold half a million
        text = less
    if "{" in text or "(" in text or "<" in text or _CALL in text or text.startswith("__device_stub__"):
        return ""
    if " " in text or "[" in text:
        text = _cut(text)
    return text.translate(_SHOWN) if named_operator else text


def bare(name: str) -> str:
    """A name without template arguments."""
    return _untemplated(_hide(name)).translate(_SHOWN)


def arguments(name: str, template: str) -> list[str]:
    """The template arguments of the first `template<…>` in a demangled name; none where it does not occur."""
    text = _hide(name)
    at = text.find(f"{template}<")
    if at < 0:
        return []
    start = at + len(template)
    return _split(text[start + 1 : _shut(text, start)].translate(_SHOWN))


def pointee(argument: str) -> str:
    """`at::add` of the template argument `&at::add` or `&(at::Tensor at::add(…))`."""
    text = argument.removeprefix("&").strip()
    whole = text.startswith("(") and not text.startswith(_ANONYMOUS) and _shut(text, 0) == len(text) - 1
    return text[1:-1] if whole else text


def _hide(name: str) -> str:
    return _OPERATOR.sub(lambda found: _HIDDEN[found[0].rstrip()], name) if "operator" in name else name


def _untemplated(text: str) -> str:
    while "<" in text and (less := _TEMPLATE.sub("", text)) != text:
        text = less
    return text


def _reduced(text: str, *, values: bool = False) -> str:
    """`text` without its brackets, from the innermost outwards; with `values`, they stay of template arguments."""

    def kept(found: re.Match[str]) -> str:
        inside = found[0].strip("&")[1:-1]
        if found[0][0] == "&":  # `&(type name(…))`, which names a function
            return f"&{_cut(inside)}"
        if found[0][0] == "(":
            return ""
        shown_arguments = [part.strip() for part in inside.split(",")]
        shown_arguments = [
            f"&{_cut(part[1:])}" if part[:1] == "&" else part
            for part in shown_arguments
            if _VALUE.match(part)
        ]
        return f"<{', '.join(shown_arguments)}>".translate(_KEEP) if shown_arguments else ""

    replacement = kept if values else ""
    while ("<" in text or "(" in text) and (less := _INNERMOST.sub(replacement, text)) != text:
        text = less
    return text


def _cut(text: str) -> str:
    """What stands between the return type and the suffixes of a name without brackets."""
    head, conversion, to = _AFTER.sub("", text).strip().partition("operator ")
    return head.rpartition(" ")[2] + conversion + to


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


def _split(text: str) -> list[str]:
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
