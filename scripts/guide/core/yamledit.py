"""Small edits to YAML that people write: comments, indentation and line ends stay, and the result is parsed first."""

import yaml

from guide.core import yamlfile
from guide.core.errors import GuideError


def append_record(text: str, record: dict[str, object], where: str) -> str:
    """`text`, a list of records, with one more at its end; raises GuideError where that cannot be done safely."""
    before, _ = yamlfile.parse(text, where)
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    end = "\r\n" if "\r\n" in text else "\n"
    block = yaml.safe_dump([record], allow_unicode=True, sort_keys=False, width=10_000)
    if node is None:
        new = f"{text.rstrip()}{end}" if text.strip() else ""
        new += block.replace("\n", end)
    elif not isinstance(node, yaml.SequenceNode):
        raise GuideError(where, "a list of records is wanted", "begin each record with '- id: …'")
    elif not node.flow_style:
        new = _after_last(text, node, block.splitlines(), end)
    elif node.value:
        raise GuideError(
            where, "the list stands between '[' and ']'", "write each record on lines of its own"
        )
    else:
        kept = text[: node.start_mark.index].rstrip(" ") + text[node.end_mark.index :].lstrip(" ")
        line, newline, rest = kept[node.start_mark.index :].partition("\n")
        new = kept[: node.start_mark.index] + line + (newline or (end if line else ""))
        new += block.replace("\n", end) + rest
    return _proved(new, [*(before or []), record], where)


def insert_name(text: str, key: str, name: str, before: str, where: str) -> str:
    """`text`, a mapping, with `name` in the list under `key`: before the entry `before`, or at its end."""
    data, _ = yamlfile.parse(text, where)
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    found = None
    if isinstance(root, yaml.MappingNode):
        found = next((value for word, value in root.value if word.value == key), None)
    if not isinstance(found, yaml.SequenceNode):
        raise GuideError(where, f"it has no list '{key}'", f"add '{key}:' with a line '  - …' for each entry")
    names = data[key]
    at = next((i for i, entry in enumerate(names) if before in _names(entry)), len(names))
    end = "\r\n" if "\r\n" in text else "\n"
    if found.flow_style:
        place = found.value[at].start_mark.index if at < len(names) else found.end_mark.index - 1
        said = f"{name}, " if at < len(names) else f", {name}" if names else name
        new = text[:place] + said + text[place:]
    elif at < len(names):
        place = text.rfind("\n", 0, found.value[at].start_mark.index) + 1
        new = text[:place] + " " * found.start_mark.column + f"- {name}{end}" + text[place:]
    else:
        new = _after_last(text, found, [f"- {name}"], end)
    return _proved(new, data | {key: [*names[:at], name, *names[at:]]}, where)


def _names(entry: object) -> list[object]:
    return list(entry.values()) if isinstance(entry, dict) else [entry]


def _after_last(text: str, node: yaml.SequenceNode, lines: list[str], end: str) -> str:
    """`lines` put after a block list's last entry, as far in as its entries stand."""
    last = text[: node.value[-1].end_mark.index].rstrip()
    block = "".join(f"{' ' * node.start_mark.column}{line}{end}" if line else end for line in lines)
    rest = text[len(last) :].lstrip("\r\n")
    return f"{last}{end}{block}{rest}"


def _proved(text: str, wanted: object, where: str) -> str:
    cure = "write the file as plain YAML: an entry on lines of its own, all equally far in"
    try:
        found, _ = yamlfile.parse(text, where)
    except GuideError:
        found = None
    if found != wanted:
        raise GuideError(where, "an entry cannot be added without breaking what is there", cure)
    return text
