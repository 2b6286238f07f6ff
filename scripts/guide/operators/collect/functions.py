"""The functions that the YAML and the dispatcher's table name, with what the libraries prove of them."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from guide.binaries.names import bare, citable, demangled
from guide.binaries.origins import CLONE
from guide.citations.lock import is_generated
from guide.operators.collect.declared import Declared
from guide.operators.collect.libraries import Libraries
from guide.operators.meanings import CALLED, DECLARED, EVIDENCE, SYMBOL, UNKNOWN, weakest
from guide.operators.model import Evidence, Function, Kernel, Stub


class Headers:
    """What the wheel's headers of ATen and torch define, by name."""

    def __init__(self, site: Path) -> None:
        self.base = site / "torch/include"
        self._known: dict[str, str] = {}

    @cached_property
    def _texts(self) -> dict[str, str]:
        found = sorted(p for part in ("ATen", "torch/csrc") for p in (self.base / part).rglob("*.h"))
        return {_repository(p.relative_to(self.base)): p.read_text(encoding="utf-8") for p in found}

    @cached_property
    def native(self) -> dict[str, str]:
        """Name of a function that a header of `ATen/native` defines → the header, as the repository has it."""
        out: dict[str, str] = {}
        for path, text in self._texts.items():
            if path.startswith("aten/src/ATen/native/"):
                for m in re.finditer(r"^(?:at::)?Tensor&? (\w+)\([^;{}]*\) \{", text, re.MULTILINE):
                    out[f"at::native::{m[1]}"] = path
        return out

    def defining(self, name: str) -> str:
        """The one header that defines the function, or the class that it belongs to; empty if none or several do."""
        *_, owner, last = ["", *bare(name).split("::")]
        word = owner if owner[:1].isupper() else last
        if word not in self._known:
            self._known[word] = self._search(word, word == owner)
        return self._known[word]

    def _search(self, word: str, of_class: bool) -> str:
        name = re.escape(word)
        of_function = rf"\b{name}\s*\([^;{{}}]*\)\s*\{{"
        pattern = rf"\b(?:struct|class)\s+{name}\b[^;{{}}()]*\{{" if of_class else of_function
        found = [path for path, text in self._texts.items() if word in text and re.search(pattern, text)]
        return found[0] if len(found) == 1 else ""


def _repository(header: Path) -> str:
    return f"aten/src/{header}" if header.parts[0] == "ATen" else header.as_posix()


class Functions:
    """Finds each native function once."""

    def __init__(self, libraries: Libraries, declared: dict[str, Declared], site: Path) -> None:
        self.libraries, self.headers = libraries, Headers(site)
        self._known: dict[tuple[str, tuple[int, ...]], Function] = {}
        self._operator = {
            libraries.symbol(i).name: full
            for full, d in declared.items()
            for way in ("call", "redispatch")
            for i in libraries.named.get(f"at::_ops::{d.unambiguous}::{way}", ())
        }

    def kernels(self, full: str, declared: Declared) -> tuple[Kernel, ...]:
        """The kernels that the YAML declares for one operator."""
        called = {key: self._called(full, key, symbol) for key, symbol in declared.kernels.items()}
        # One operator's keys share a signature, so a name that they share is one function.
        shared = {declared.kernels[key]: found for key, found in called.items() if found}
        out = []
        for key, symbol in declared.kernels.items():
            numbers = (
                called[key]
                or shared.get(symbol)
                or set(filter(self._visible, self.libraries.named.get(symbol, ())))
            )
            ident = symbol, tuple(sorted(numbers))
            if ident not in self._known:
                self._known[ident] = self._in_header(self._found(*ident))
            out.append(Kernel(key, self._known[ident], CALLED if called[key] else DECLARED))
        return tuple(out)

    def _called(self, full: str, key: str, symbol: str) -> set[int]:
        """The functions of that name which the registered wrapper's code calls."""
        wrappers = [i for name in wrapper_names(full, key) for i in self.libraries.wrappers.get(name, ())]
        return {j for i in wrappers for j in self.libraries.calls(i)} & set(
            self.libraries.named.get(symbol, ())
        )

    def _visible(self, i: int) -> bool:
        symbol = self.libraries.symbol(i)
        return symbol.unit < 0 and not symbol.weak

    def _in_header(self, function: Function) -> Function:
        """A function that a header defines belongs to the header, not to the one file that compiles it."""
        header = self.headers.native.get(function.name, "") if function.file else ""
        return replace(function, file=header, evidence=EVIDENCE["header"]) if header else function

    def symbol(self, name: str, i: int, file: str) -> Function:
        """Function `i`, which a registration in `file` holds."""
        ident = name, (i,)
        if ident in self._known:
            return self._known[ident]
        function = self._found(*ident)
        if self.libraries.symbol(i).weak and not function.file:
            return self.text(function, file)
        self._known[ident] = function
        return function

    def text(self, function: Function, file: str) -> Function:
        """An inline function or a template: its text stands in one header, or likely in the file that registers it."""
        header = "" if is_generated(file) else self.headers.defining(function.name)
        evidence = EVIDENCE["header" if header else "registration" if file else "symbol"]
        return replace(function, file=header or file, evidence=evidence)

    def _found(self, name: str, numbers: Sequence[int]) -> Function:
        """The function that has these numbers, with its file, its stubs and the operators it calls."""
        file, evidence = self._file(numbers)
        called, looked = set[int](), set[int]()
        for i in numbers:
            more, seen = self.libraries.reached(i)
            called |= more
            looked |= seen
        stubs = {stub for i in looked for stub in self.libraries.stubs(i) if stub in self._stubs}
        names = (CLONE.sub("", self.libraries.symbol(j).name) for j in called)
        calls = {self._operator[name] for name in names if name in self._operator}
        return Function(
            name, file, evidence, 0, tuple(self._stubs[s] for s in sorted(stubs)), tuple(sorted(calls))
        )

    def _file(self, numbers: Sequence[int]) -> tuple[str, Evidence]:
        """The one file of the functions; the weakest proof of any of them holds for all."""
        places = [place for i in numbers if (place := self.libraries.place(i))]
        if len({place.file for place in places}) == 1 and len(places) == len(numbers):
            return places[0].file, weakest(*(place.how for place in places))
        return "", SYMBOL if numbers else UNKNOWN

    @cached_property
    def _stubs(self) -> dict[str, Stub]:
        known = sorted(self.libraries.stub_kernels.items())
        numbers = sorted({i for _, kernels in known for i in kernels.values()})
        mangled = [self.libraries.symbol(i).name for i in numbers]
        names = {
            i: citable(text) or text
            for i, text in zip(numbers, demangled(mangled, parameters=False), strict=True)
        }
        return {
            stub: Stub(
                stub,
                min(names[i] for i in kernels.values()).rpartition("::")[2],
                *self._file(list(kernels.values())),
                tuple(sorted(kernels)),
            )
            for stub, kernels in known
            if kernels
        }


def wrapper_names(full: str, key: str) -> list[str]:
    """The names that torchgen may give an operator's wrapper for a key, as in `wrapper_CPU_add_Tensor`."""
    name, _, overload = full.partition("::")[2].partition(".")
    forms = []
    for cpp in (name, f"{name}_out", f"{name}_outf", f"{name}_symint", f"{name}_out_symint"):
        forms += [f"{overload}_{cpp}", f"{cpp}_{overload}", *([cpp] if not overload else [])]
    return [f"wrapper_{key}_{form}" for form in dict.fromkeys(forms)]
