"""Joins the record of the dispatcher's table with the library: each registration's function, its file, the evidence."""

import re
from functools import cached_property
from pathlib import Path

from guide.atlas.collect.functions import Function, Join
from guide.evidence.lock import is_generated
from guide.evidence.wheel import Wheel
from guide.native.code import Code
from guide.native.names import bare, demangled, spelled
from guide.native.origins import Native

_PYTHON = "torch/lib/libtorch_python.so"


class Held:
    """Adds to the join's functions those that only the table names."""

    def __init__(self, join: Join, wheel: Wheel, record: dict[str, dict[str, list[str]]]) -> None:
        self.join, self.wheel, self.record = join, wheel, record
        self._headers = Headers(wheel.folder)
        symbols = sorted(
            {
                line[2:]
                for keys in record.values()
                for told in keys.values()
                for line in told
                if line.startswith("s ")
            }
        )
        self._names = dict(zip(symbols, map(spelled, demangled(symbols)), strict=True))

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {f.name: i for i, f in enumerate(self.join.native.functions)}

    @cached_property
    def _python(self) -> tuple[Native, dict[str, int]]:
        native = Native(Code(self.wheel.folder / _PYTHON))
        return native, {f.name: i for i, f in enumerate(native.functions)}

    def functions(self, full: str, registrations: list[dict]) -> list[tuple | None]:
        """For each registration, in order, the identity of its function among the join's; None where none is recorded."""
        ages: dict[str, int] = {}
        out = []
        for r in registrations:
            age = ages[r["key"]] = ages.get(r["key"], -1) + 1
            told = self.record.get(full, {}).get(r["key"], [])
            out.append(self._noted(told[age], r["file"]) if age < len(told) and told[age] else None)
        return out

    def _noted(self, line: str, file: str) -> tuple:
        form, _, rest = line.partition(" ")
        ident, function = getattr(self, f"_{form}")(rest, file)
        return self.join.note(ident, function)

    def _s(self, symbol: str, file: str) -> tuple[tuple, Function]:
        name, i = self._names[symbol], self._numbers.get(symbol, -1)
        if i < 0:
            native, numbers = self._python
            place = native.place(numbers[symbol])
            return (name, (), place.file), Function(name, place.file, place.how)
        if (ident := (name, (i,))) in self.join.functions:
            return ident, self.join.functions[ident]
        function = self.join.function(name, (i,))
        if self.join.native.functions[i].weak and not function.file:
            return (name, (i,), file), self._text(function, file)
        return ident, function

    def _t(self, name: str, file: str) -> tuple[tuple, Function]:
        return (name, (), file), self._text(Function(name), file)

    def _u(self, rest: str, file: str) -> tuple[tuple, Function]:
        unit, _, name = rest.partition(" ")
        known = Path(file).name == unit
        return (name, (), file), Function(name, file if known else "", "unit" if known else "")

    def _g(self, name: str, file: str) -> tuple[tuple, Function]:
        return (name, (), file), Function(name, file, "unit")

    def _p(self, rest: str, _: str) -> tuple[tuple, Function]:
        place, _, aten = rest.partition(" impl_aten ")
        file, line, name = place.split(":", 2)
        name = f"{name}, impl_aten = {aten}" if aten else name
        return (name, (int(line),), file), Function(name, file, "python", line=int(line))

    def _text(self, function: Function, file: str) -> Function:
        """An inline function or a template: its text stands in one header, or likely in the file that registers it."""
        header = "" if is_generated(file) else self._headers.defining(function.name)
        function.file, function.how = (
            (header, "header") if header else (file, "registration" if file else "symbol")
        )
        return function


class Headers:
    """What the wheel's headers of ATen and torch define, by name."""

    def __init__(self, site: Path) -> None:
        self.base = site / "torch/include"
        self._known: dict[str, str] = {}

    @cached_property
    def _texts(self) -> dict[str, str]:
        found = sorted(p for part in ("ATen", "torch/csrc") for p in (self.base / part).rglob("*.h"))
        return {p.relative_to(self.base).as_posix(): p.read_text(encoding="utf-8") for p in found}

    def defining(self, name: str) -> str:
        """The one header that defines the function, or the class that it belongs to; empty if none or several do."""
        *_, owner, last = ["", *bare(name).split("::")]
        word = owner if owner[:1].isupper() else last
        if word not in self._known:
            self._known[word] = self._search(re.escape(word), word == owner)
        return self._known[word]

    def _search(self, word: str, of_class: bool) -> str:
        pattern = (
            rf"\b(?:struct|class)\s+{word}\b[^;{{}}()]*\{{"
            if of_class
            else rf"\b{word}\s*\([^;{{}}]*\)\s*\{{"
        )
        found = [path for path, text in self._texts.items() if re.search(pattern, text)]
        if len(found) != 1:
            return ""
        return f"aten/src/{found[0]}" if found[0].startswith("ATen/") else found[0]
