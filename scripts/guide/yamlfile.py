"""YAML files read so that every fault can be told with file and line."""

from pathlib import Path
from typing import TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from guide.errors import GuideError, nearest
from guide.paths import shown

M = TypeVar("M", bound=BaseModel)


class _Loader(yaml.SafeLoader):
    """SafeLoader that keeps dates as text and refuses a key given twice."""


# 2019-05-01 would become a date and 1.10 a float that loses its zero; both are names to us.
_Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in rules if not tag.endswith((":timestamp", ":float"))]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def _mapping(loader: _Loader, node: yaml.MappingNode, deep: bool = False) -> dict:
    seen: set[str] = set()
    for key, _ in node.value:
        if key.value in seen:
            raise yaml.MarkedYAMLError(
                problem=f"the key {key.value!r} is given twice", problem_mark=key.start_mark
            )
        seen.add(key.value)
    return yaml.SafeLoader.construct_mapping(loader, node, deep=True)


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def load(path: Path) -> tuple[object, list[int]]:
    """The file's data, and the line (from 1) of each item where its top level is a list.

    Raises GuideError for a missing file, bad UTF-8 or YAML that does not parse.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise GuideError(
            shown(path), "no such file", "create it, or mend the name that points at it"
        ) from None
    except UnicodeDecodeError as e:
        raise GuideError(shown(path), f"not UTF-8 at byte {e.start}", "save the file as UTF-8") from None
    try:
        node = yaml.compose(text, Loader=_Loader)
        data = yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as e:
        mark = e.problem_mark or e.context_mark
        line = f":{mark.line + 1}" if mark else ""
        raise GuideError(
            f"{shown(path)}{line}", f"not valid YAML: {e.problem}", "quote values that hold ': ' or '#'"
        ) from None
    except yaml.YAMLError as e:
        raise GuideError(shown(path), f"not valid YAML: {e}", "remove the character it names") from None
    lines = [item.start_mark.line + 1 for item in node.value] if isinstance(node, yaml.SequenceNode) else []
    return data, lines


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
            raise GuideError(where, f"a record is wanted, not {item!r}", f"begin it with '- {name}: …'")
        out.append((validate(where, item, model, str(item.get(name, "(no " + name + ")"))), line))
    return out


def validate(where: str, item: object, model: type[M], label: str) -> M:
    """`item` as a `model`; a GuideError tells the first bad field."""
    try:
        return model.model_validate(item)
    except ValidationError as e:
        fault = e.errors()[0]
        field = ".".join(str(part) for part in fault["loc"]) or "(record)"
        what, cure = fault["msg"].removeprefix("Value error, "), f"mend '{field}' of {label}"
        if fault["type"] == "extra_forbidden":
            near = nearest(field, model.model_fields)
            what, cure = "no such field", f"did you mean: {near}?" if near else "remove it"
        elif fault["type"] == "missing":
            what, cure = "the field is missing", f"add '{field}: …' to {label}"
        raise GuideError(where, f"record {label}, field '{field}': {what}", cure) from None
