"""What the running library says: every registered operator, its schema, and the kernel registered for each key."""

import re
from pathlib import Path

_LINE = re.compile(r"^(?P<key>\w+)(?P<alias>\[alias\])?(?P<off> \(inactive\))?: (?P<how>(?:fallthrough )?registered (?:at|by)) "
                   r"(?:(?P<file>[^:]*?):(?P<line>\d+)|RegisterOperators) :: (?P<rest>.*)$")  # fmt: skip
_ROW = re.compile(r"^(?P<key>\w+): (?:fallthrough )?registered (?:at|by) .*? \[(?P<why>[^\]]*)\]$")
_KINDS = {"kernel": "own", "math kernel": "composite", "default backend kernel": "default", "backend fallback": "fallback",
          "autograd kernel": "autograd", "catch all": "catch-all"}  # fmt: skip
# The keys whose line of the computed table the atlas shows; the others follow the same pattern.
SHOWN = ("CPU", "CUDA", "Meta", "SparseCPU", "QuantizedCPU", "MkldnnCPU", "NestedTensorCPU", "AutogradCPU", "AutocastCPU",
         "FuncTorchBatched", "Functionalize", "ADInplaceOrView", "Python")  # fmt: skip


def repository(file: str, site: str) -> str:
    """A registration's file as a path of the repository: the build machine's root and site-packages taken off."""
    if file.startswith(site):
        return file.removeprefix(site).lstrip("/")
    return re.sub(r"^.*?/pytorch/pytorch/", "", file)


def operators() -> dict[str, dict]:
    """Full name → schema, registrations, computed table, tags. Import only torch before it: others register more."""
    import torch

    site = str(Path(torch.__file__).parents[1])
    out = {}
    for full in sorted(torch._C._dispatch_get_all_op_names()):
        dump = torch._C._dispatch_dump(full)
        schema = re.search(r"^schema: (.*)$", dump, re.MULTILINE)
        out[full] = {
            "name": full,
            "schema": schema[1] if schema and "(none)" not in schema[1] else "",
            "registrations": _registrations(dump, site),
            "table": _table(torch._C._dispatch_dump_table(full)),
            "tags": sorted(str(t).partition(".")[2] for t in _tags(full)),
        }
    return out


def _registrations(dump: str, site: str) -> list[dict]:
    found = []
    for line in dump.splitlines():
        if m := _LINE.match(line):
            file = repository(m["file"] or "", site)  # the old RegisterOperators tells no place
            found.append({"key": m["key"], "alias": bool(m["alias"]), "inactive": bool(m["off"]), "file": file,
                          "line": int(m["line"] or 0), "fallthrough": "fallthrough" in m["how"] or "fallthrough" in m["rest"]})  # fmt: skip
    return found


def _table(dump: str) -> dict[str, str]:
    rows = {m["key"]: _KINDS.get(m["why"], m["why"]) for line in dump.splitlines() if (m := _ROW.match(line))}
    return {key: rows[key] for key in SHOWN if key in rows}


def _tags(full: str) -> list:
    import torch

    name, _, overload = full.partition(".")
    return torch._C._get_operation_overload(name, overload)[2] if _has_schema(full) else []


def _has_schema(full: str) -> bool:
    import torch

    name, _, overload = full.partition(".")
    try:
        torch._C._get_schema(name, overload)
    except RuntimeError:
        return False
    return True
