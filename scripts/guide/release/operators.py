"""The operators of two releases: new, gone, with another schema, with kernels at other keys.

`python -m guide.release.operators FILE` writes those of this interpreter's PyTorch.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from typing_extensions import TypedDict

from guide.core import cli, jsonfile
from guide.core.paths import write_whole
from guide.operators.collect import dispatcher


class _Registered(TypedDict):
    schema: str
    keys: list[str]


@dataclass(frozen=True)
class OperatorChange:
    """One operator in two releases: `new`, `gone`, `schema` or `kernels`, and what differs."""

    name: str
    kind: str
    why: str


def collect(file: Path) -> None:
    """Write each registered operator's schema and the dispatch keys that it has kernels for, as JSON."""
    every = {
        name: _Registered(schema=found.schema, keys=sorted({r.key for r in found.registrations}))
        for name, found in dispatcher.operators().items()
    }
    write_whole(file, json.dumps(every, indent=0) + "\n")


def compare(before: Path, after: Path) -> list[OperatorChange]:
    """What two files of `collect` differ in, those that are gone first."""
    cure = f"remove {before.parent}, then run it again"
    old, new = (jsonfile.load_as(file, dict[str, _Registered], cure) for file in (before, after))
    found = [OperatorChange(name, "gone", old[name]["schema"]) for name in sorted(old.keys() - new.keys())]
    for name in sorted(old.keys() & new.keys()):
        was, now = old[name], new[name]
        if was["schema"] != now["schema"]:
            found.append(OperatorChange(name, "schema", f"{was['schema']} → {now['schema']}"))
        lost, won = set(was["keys"]) - set(now["keys"]), set(now["keys"]) - set(was["keys"])
        if lost or won:
            changes = [*(f"- {key}" for key in sorted(lost)), *(f"+ {key}" for key in sorted(won))]
            found.append(OperatorChange(name, "kernels", ", ".join(changes)))
    return found + [
        OperatorChange(name, "new", new[name]["schema"]) for name in sorted(new.keys() - old.keys())
    ]


def full(name: str) -> str:
    """`add.Tensor` as `aten::add.Tensor`."""
    return name if "::" in name else f"aten::{name}"


if __name__ == "__main__":
    cli.guard(lambda: collect(Path(sys.argv[1])))
