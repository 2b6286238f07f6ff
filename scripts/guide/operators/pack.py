"""The atlas as the page's script reads it: a column for each field of each class in `guide.operators.model`.

A row or a text that others share is written once and named by its number; a row's own rows follow each other, so
their count is enough. A new field of the model needs nothing here and nothing in `operators/data.js`.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields, is_dataclass
from functools import cache
from itertools import accumulate, islice
from types import NoneType, UnionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from guide.citations.lock import is_generated
from guide.core import yamlfile
from guide.core.paths import home
from guide.operators.meanings import REGISTERED
from guide.operators.model import MAIN, Atlas, Operator

_BEFORE, _AFTER = "window.__operators = ", ";\n"


@dataclass(frozen=True)
class Column:
    """A field; `of`: the class of its rows, or the name of its shared texts, or the type of a plain value."""

    name: str
    of: Any
    many: bool

    @property
    def table(self) -> str:
        """The table that its numbers point into; empty for plain values."""
        if isinstance(self.of, str):
            return self.of
        return str(self.of.__name__) if self.holds_rows else ""

    @property
    def holds_rows(self) -> bool:
        """Whether it holds rows of a class of the model."""
        return isinstance(self.of, type) and is_dataclass(self.of)

    def values(self, row: object) -> tuple[Any, ...]:
        """What the field of one row holds, None left out."""
        value = getattr(row, self.name)
        return value if self.many else () if value is None else (value,)


@cache
def columns(row: type) -> tuple[Column, ...]:
    """The columns of a class of the model."""
    hints = get_type_hints(row, include_extras=True)
    return tuple(_column(f.name, hints[f.name]) for f in fields(row))


def _column(name: str, hint: Any) -> Column:
    if get_origin(hint) is UnionType:
        hint = next(a for a in get_args(hint) if a is not NoneType)
    if many := get_origin(hint) is tuple:
        hint = get_args(hint)[0]
    return Column(name, hint.__metadata__[0] if get_origin(hint) is Annotated else hint, many)


def _classes(row: type = Operator) -> dict[str, type]:
    """Every class that a row of the atlas leads to, what others refer to first."""
    found: dict[str, type] = {}
    for c in columns(row):
        found |= _classes(c.of) if c.holds_rows else {}
    return found | {row.__name__: row}


def packed(atlas: Atlas) -> dict[str, Any]:
    """The atlas as plain lists and dictionaries."""
    rows: dict[str, dict[Any, int]] = {name: {} for name in _classes()}
    texts: dict[str, set[str]] = {}

    def meet(row: Any) -> None:
        kind: type = type(row)
        known = rows[kind.__name__]
        if row in known:
            return
        for c in columns(kind):
            if isinstance(c.of, str):
                texts.setdefault(c.of, set()).update(c.values(row))
            elif c.holds_rows:
                for value in c.values(row):
                    meet(value)
        known[row] = len(known)

    for operator in atlas.operators.values():
        meet(operator)
    lists = {name: sorted(found) for name, found in sorted(texts.items())}
    number = {name: {text: i for i, text in enumerate(found)} for name, found in lists.items()} | rows
    tables = {
        name: {c.name: _written(c, list(rows[name]), number.get(c.table, {})) for c in columns(row)}
        for name, row in _classes().items()
    }
    return {
        "version": atlas.version,
        "commit": atlas.commit,
        "main": MAIN,
        "generated": [f for f in lists["file"] if is_generated(f)],
        "arguments": yamlfile.load(home() / "seeds" / "operator-arguments.yml")[0],
        "registered": asdict(REGISTERED),
        "tables": lists | tables,
    }


def _written(column: Column, rows: list[object], number: dict[Any, int]) -> dict[str, Any]:
    """`values` of one a row, `lists` of many, `counts` of what follows each other; `of`: what the numbers point into.

    Rows are met in the order of their numbers, so `steps` from the highest number so far are small: mostly one.
    """
    of = {"of": column.table} if column.table else {}
    found: list[list[Any]] = [[number[v] if of else _plain(v) for v in column.values(row)] for row in rows]
    flat = [n for some in found for n in some]
    if of and flat == list(range(len(flat))):
        return of | {"counts": [len(some) for some in found]} | ({} if column.many else {"one": 1})
    if column.many:
        return of | {"lists": found}
    if not column.holds_rows:
        return of | {"values": [one[0] if one else None for one in found]}
    tops = [0, *accumulate(flat, max)]
    steps = iter([n - top for n, top in zip(flat, tops, strict=False)])
    return of | {"steps": [next(steps) if one else None for one in found]}


def _plain(value: str | int | bool) -> str | int:
    return int(value) if isinstance(value, bool) else value


def unpacked(data: dict[str, Any]) -> Atlas:
    """The atlas that `packed` wrote."""
    tables: dict[str, list[Any]] = {n: t for n, t in data["tables"].items() if isinstance(t, list)}
    for name, row in _classes().items():
        read = [_read(c, data["tables"][name][c.name], tables.get(c.table)) for c in columns(row)]
        tables[name] = [row(*values) for values in zip(*read, strict=True)]
    return Atlas(data["version"], data["commit"], {o.name: o for o in tables["Operator"]})


def _read(column: Column, packed_column: dict[str, Any], of: list[Any] | None) -> Iterator[Any]:
    if of is None:
        return map(bool, packed_column["values"]) if column.of is bool else iter(packed_column["values"])
    if "counts" in packed_column:
        rest = iter(of)
        some = (tuple(islice(rest, n)) for n in packed_column["counts"])
        return some if column.many else (next(iter(one), None) for one in some)
    if "lists" in packed_column:
        return (tuple(of[n] for n in some) for some in packed_column["lists"])
    values = packed_column["values"] if "values" in packed_column else _numbers(packed_column["steps"])
    return (None if n is None else of[n] for n in values)


def _numbers(steps: list[int | None]) -> Iterator[int | None]:
    top = 0
    for step in steps:
        yield None if step is None else top + step
        top = max(top, top + (step or 0))


def script(atlas: Atlas) -> str:
    """The classic script that the page loads: one column a line."""
    data = packed(atlas)
    tables = ",\n".join(
        f"{json.dumps(name)}:{_line(table)}"
        if isinstance(table, list)
        else f"{json.dumps(name)}:{{\n"
        + ",\n".join(f"{json.dumps(c)}:{_line(v)}" for c, v in table.items())
        + "}"
        for name, table in data.pop("tables").items()
    )
    head = "".join(f"{json.dumps(name)}:{_line(value)},\n" for name, value in data.items())
    return f'{_BEFORE}{{\n{head}"tables":{{\n{tables}\n}}}}{_AFTER}'


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Atlas:
    """The atlas of a script that was written so; ValueError or KeyError for another text."""
    return unpacked(json.loads(text.removeprefix(_BEFORE).removesuffix(_AFTER)))
