"""What the running library says: every registered operator, its schema, and the kernel registered for each key."""

import re
from dataclasses import dataclass
from pathlib import Path

from guide.operators.model import Computed, Entry, Registration

_LINE = re.compile(r"^(?P<key>\w+)(?P<alias>\[alias\])?(?P<off> \(inactive\))?: (?P<how>(?:fallthrough )?registered (?:at|by)) "
                   r"(?:(?P<file>[^:]*?):(?P<line>\d+)|RegisterOperators) :: (?P<rest>.*)$")  # fmt: skip
_ROW = re.compile(r"^(?P<key>\w+): (?:fallthrough )?registered (?:at|by) .*? \[(?P<why>[^\]]*)\]$")
_HOLDS = {"kernel": "own kernel", "math kernel": "composite", "default backend kernel": "default backend kernel",
          "backend fallback": "backend fallback", "autograd kernel": "autograd's kernel"}  # fmt: skip
# The keys whose line of the computed table the atlas shows; the others follow the same pattern.
_SHOWN = ("CPU", "CUDA", "Meta", "SparseCPU", "QuantizedCPU", "MkldnnCPU", "NestedTensorCPU", "AutogradCPU", "AutocastCPU",
          "FuncTorchBatched", "Functionalize", "ADInplaceOrView", "Python")  # fmt: skip


@dataclass(frozen=True)
class Listing:
    """What the dispatcher prints of one operator; the schema is empty where there is none."""

    schema: str
    registrations: tuple[Registration, ...]
    computed: Computed
    tags: tuple[str, ...]


def repository(file: str, site: str) -> str:
    """A registration's file as a path of the repository: the build machine's root and site-packages taken off."""
    if file.startswith(site):
        return file.removeprefix(site).lstrip("/")
    return re.sub(r"^.*?/pytorch/pytorch/", "", file)


def operators() -> dict[str, Listing]:
    """Every operator by full name. Import only torch before it: others register more."""
    import torch

    site = str(Path(torch.__file__).parents[1])
    out = {}
    for full in sorted(torch._C._dispatch_get_all_op_names()):
        dump = torch._C._dispatch_dump(full)
        schema = re.search(r"^schema: (.*)$", dump, re.MULTILINE)
        known = schema[1] if schema and "(none)" not in schema[1] else ""
        computed = _computed(torch._C._dispatch_dump_table(full))
        out[full] = Listing(known, _registrations(dump, site), computed, _tags(full) if known else ())
    return out


def _registrations(dump: str, site: str) -> tuple[Registration, ...]:
    return tuple(
        Registration(
            key=m["key"],
            alias=bool(m["alias"]),
            overridden=bool(m["off"]),
            fallthrough="fallthrough" in m["how"] or "fallthrough" in m["rest"],
            file=repository(m["file"] or "", site),  # the old RegisterOperators tells no place
            line=int(m["line"] or 0),
        )
        for m in map(_LINE.match, dump.splitlines())
        if m
    )


def _computed(dump: str) -> Computed:
    reasons = {m["key"]: m["why"] for m in map(_ROW.match, dump.splitlines()) if m}
    return Computed(tuple(Entry(key, _holds(reasons.get(key, ""))) for key in _SHOWN))


def _holds(reason: str) -> str:
    if not reason:
        return "none"
    return _HOLDS.get(reason) or ("composite" if "batched" in reason or "nested" in reason else "other")


def _tags(full: str) -> tuple[str, ...]:
    import torch

    name, _, overload = full.partition(".")
    tags = torch._C._get_operation_overload(name, overload)[2]
    return tuple(sorted(str(tag).partition(".")[2] for tag in tags))
