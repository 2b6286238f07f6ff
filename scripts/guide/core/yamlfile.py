"""YAML files read so that every fault can be told with file and line."""

import re
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from guide.core.characters import deceptive, name, strings
from guide.core.errors import GuideError, nearest
from guide.core.paths import read_text, shown

M = TypeVar("M", bound=BaseModel)
DEEPEST = 40  # lists and mappings inside each other; no file of ours has more than five
LARGEST = 8_000_000  # bytes


_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml's where PyYAML was built with it


class _Loader(_Base):  # type: ignore[misc]
    """The safe loader, which keeps dates as text and refuses a key given twice."""


def _look_through(text: str) -> None:
    """Refuse aliases, which could stand for a billion, deep nesting, and values that a '#' cuts in silence."""
    depth, lines = 0, text.splitlines()
    for event in yaml.parse(text, Loader=_Base):
        mark: Any = event.start_mark
        if isinstance(event, yaml.AliasEvent):
            problem = "an alias ('*name') is not read here"
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=mark)
        if isinstance(event, yaml.ScalarEvent) and not event.style:
            end: Any = event.end_mark
            rest = lines[end.line][end.column :] if end.line < len(lines) else ""
            if re.match(r"[ \t]+#", rest):
                problem = f"'{rest.strip()[:40]}' is read as a comment"
                raise yaml.MarkedYAMLError(problem=problem, problem_mark=end)
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            problem = f"nested deeper than {DEEPEST} levels"
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=mark)


# 2019-05-01 would become a date and 1.10 a float that loses its zero; both are names to us.
_Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in rules if not tag.endswith((":timestamp", ":float"))]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[object, object]:
    seen: set[str] = set()
    for key, _ in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise yaml.MarkedYAMLError(problem="a key must be a word", problem_mark=key.start_mark)
        if key.value in seen:
            raise yaml.MarkedYAMLError(
                problem=f"the key {key.value!r} is given twice", problem_mark=key.start_mark
            )
        seen.add(key.value)
    return yaml.SafeLoader.construct_mapping(loader, node, deep=True)


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def load(path: Path) -> tuple[Any, list[int]]:
    """The file's data, and the line (from 1) of each item where its top level is a list.

    Raises GuideError for a missing file, bad UTF-8, characters that deceive or YAML that does not parse.
    """
    return parse(read_text(path, LARGEST), shown(path))


def parse(text: str, where: str, first: int = 1) -> tuple[Any, list[int]]:
    """`load` for a text whose first line is line `first` of `where`."""
    try:
        _look_through(text)
        loader = _Loader(text)
        node = loader.get_single_node()
        data = loader.construct_document(node) if node else None
    except yaml.MarkedYAMLError as e:
        mark = e.problem_mark or e.context_mark
        line = f":{mark.line + first}" if mark else ""
        raise GuideError(
            f"{where}{line}",
            f"not valid YAML: {e.problem}",
            "quote values that hold ': ' or ' #', and give a comment a line of its own",
        ) from None
    except yaml.YAMLError as e:
        raise GuideError(where, f"not valid YAML: {e}", "remove the character it names") from None
    except (ValueError, OverflowError) as e:  # such as an integer in base 60 that is none
        raise GuideError(where, f"not valid YAML: {e}", "quote the value") from None
    except RecursionError:
        raise GuideError(where, "nested too deeply", "flatten it") from None
    starts = (
        [item.start_mark.line + first for item in node.value] if isinstance(node, yaml.SequenceNode) else []
    )
    for at, value in strings(data):
        if found := deceptive(value):
            number = at.partition(".")[0]
            line = f":{starts[int(number) - 1]}" if starts and number.isdigit() else ""
            what = f"'{at}' holds {name(found[0])}" if at else f"it holds {name(found[0])}"
            raise GuideError(f"{where}{line}", what, "remove the character")
    return data, starts


def records(path: Path, model: type[M], name: str = "id") -> list[tuple[M, int]]:
    """Each record of a list file, validated, with its line. Errors name file, line, record and field."""
    data, lines = load(path)
    if data is None:
        return []
    if not isinstance(data, list):
        raise GuideError(shown(path), "a list of records is wanted", f"begin each record with '- {name}: …'")
    out = []
    for item, line in zip(data, lines, strict=True):
        where = f"{shown(path)}:{line}"
        if not isinstance(item, dict):
            what = f"a record is wanted, not {str(item)[:80]!r}"
            raise GuideError(where, what, f"begin it with '- {name}: …'")
        out.append((validate(where, item, model, str(item.get(name, "(no " + name + ")"))[:80]), line))
    return out


def validate(where: str, item: object, model: type[M], label: str) -> M:
    """`item` as a `model`; a GuideError tells the first bad field."""
    try:
        return model.model_validate(item)
    except ValidationError as e:
        fault = e.errors()[0]
        field = ".".join(str(part) for part in fault["loc"])
        what, cure = fault["msg"].removeprefix("Value error, "), f"mend '{field}' of {label}"
        if not field:  # a rule about several fields
            raise GuideError(where, f"record {label}: {what}", "mend these fields") from None
        if fault["type"] == "extra_forbidden":
            near = nearest(field, model.model_fields)
            what, cure = "no such field", f"did you mean: {near}?" if near else "remove it"
        elif fault["type"] == "missing":
            missing = [".".join(map(str, f["loc"])) for f in e.errors() if f["type"] == "missing"]
            field = "', '".join(missing)
            what = "the field is missing" if len(missing) == 1 else "these fields are missing"
            cure = f"add {', '.join(f'{name}: …' for name in missing)} to {label}"
        raise GuideError(where, f"record {label}, field '{field}': {what}", cure) from None
