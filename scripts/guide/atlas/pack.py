"""From the collected facts to the columns that the page reads."""

from dataclasses import dataclass

from guide.atlas.collect.dispatcher import SHOWN
from guide.atlas.collect.functions import Function, Kernel, stub_table
from guide.atlas.meanings import MEANING
from guide.native.origins import Native

TABLE = ("own", "default", "composite", "autograd", "fallback")
# How a function's file is known, weakest first; the page's legend tells what each rests on.
HOW = (
    "",
    "symbol",
    "registration",
    "folder",
    "border",
    "order",
    "cold",
    "unit",
    "reference",
    "header",
    "python",
)


@dataclass
class Facts:
    """All that the collectors found. `kernels` and the rest are keyed by the operator's full name."""

    version: str
    commit: str
    operators: dict[str, dict]
    declared: dict[str, dict]
    derivatives: dict[str, dict]
    compiled: dict[str, dict]
    kernels: dict[str, list[Kernel]]
    held: dict[str, list[tuple | None]]
    functions: dict[tuple, Function]
    bindings: dict[str, list[str]]
    chains: dict[str, list[list[str]]]
    places: dict[str, str]
    ran_calls: dict[str, list[str]]
    ran_chains: dict[str, list[list[str]]]


class Strings:
    """Texts by number, in the order of a sorted list."""

    def __init__(self, texts: set[str]) -> None:
        self.list = sorted(texts)
        self.of = {t: i for i, t in enumerate(self.list)}


def kind(operator: dict) -> str:
    """How the operator is implemented, by the alias keys that it is registered for."""
    own = {r["key"] for r in operator["registrations"] if not r["inactive"]}
    for key, told in (("CompositeImplicitAutograd", "composite implicit"), ("CompositeExplicitAutograd", "composite explicit"),
                      ("CompositeExplicitAutogradNonFunctional", "composite non-functional")):  # fmt: skip
        if key in own:
            return told
    return "by key" if own else "no kernel"


def compile_status(operator: dict, compiled: dict) -> str:
    """What Inductor does with it: lowered, decomposed first, an extern call by its own table, or nothing listed."""
    if compiled.get("inductor"):
        return "decomposed"
    if compiled.get("fallback"):
        return "fallback"
    if compiled.get("lowering"):
        return "lowered"
    return "traced through" if kind(operator) == "composite implicit" else "none"


def columns(facts: Facts, native: Native) -> dict:
    """The data of the page; every list is sorted or in the order of `names`."""
    ops = facts.operators
    names = sorted(ops)
    number = {n: i for i, n in enumerate(names)}
    functions = sorted(facts.functions.items())
    place_of = {ident: i for i, (ident, _) in enumerate(functions)}
    stubs = stub_table(native, {s for _, f in functions for s in f.stubs})
    stub_of = {s: i for i, s in enumerate(stubs)}
    files = Strings({r["file"] for o in ops.values() for r in o["registrations"] if r["file"]} | {f.file for _, f in functions if f.file}
                    | {s["file"] for s in stubs.values() if s["file"]})  # fmt: skip
    keys = Strings(
        {r["key"] for o in ops.values() for r in o["registrations"]}
        | {k.key for ks in facts.kernels.values() for k in ks}
    )
    tags = Strings({t for o in ops.values() for t in o["tags"]})
    kinds = Strings({kind(o) for o in ops.values()})
    statuses = Strings({compile_status(o, facts.compiled.get(n, {})) for n, o in ops.items()})
    places = Strings(
        {
            str(v)
            for c in facts.compiled.values()
            for k, v in c.items()
            if k in ("decomposition", "meta", "lowering") and v
        }
    )
    chains = _chains(facts, names)
    steps = Strings({step for found in chains.values() for chain, _ in found for step in chain})

    def ids(found: list[str] | set[str]) -> list[int]:
        return sorted(number[f] for f in found if f in number)

    def compiled_row(name: str) -> list[int]:
        c = facts.compiled.get(name, {})
        row = [places.of.get(str(c.get(k, "")), -1) for k in ("decomposition", "meta", "lowering")]
        return [
            *row,
            (1 if c.get("core") else 0) | (2 if c.get("inductor") else 0) | (4 if c.get("fallback") else 0),
        ]

    def declared_row(name: str) -> list:
        d = facts.declared.get(name)
        if d is None:
            return []
        flags = (1 if "function" in d["variants"] else 0) | (2 if "method" in d["variants"] else 0)
        flags |= (4 if d["structured"] else 0) | (8 if d["generated"] else 0)
        return [d["line"], flags, number.get(d["delegate"], -1)]

    def derivative_row(name: str) -> list:
        d = facts.derivatives.get(name)
        return [d["line"], [[k, v] for k, v in d["formulas"].items()]] if d else []

    def registration_rows(name: str) -> list[int]:
        flat = []
        for r, ident in zip(ops[name]["registrations"], facts.held[name], strict=True):
            flags = (1 if r["alias"] else 0) | (2 if r["inactive"] else 0) | (4 if r["fallthrough"] else 0)
            flat += [
                keys.of[r["key"]],
                files.of.get(r["file"], -1),
                r["line"],
                flags,
                place_of.get(ident, -1),
            ]
        return flat

    return {
        "version": facts.version,
        "commit": facts.commit,
        "keys": keys.list,
        "files": files.list,
        "tagNames": tags.list,
        "kindNames": kinds.list,
        "statusNames": statuses.list,
        "shown": list(SHOWN),
        "table": list(TABLE),
        "how": list(HOW),
        "words": dict(sorted(MEANING.items())),
        "places": places.list,
        "steps": steps.list,
        "stepPlaces": [facts.places.get(s, "") for s in steps.list],
        "functions": [
            [
                f.name,
                files.of.get(f.file, -1),
                HOW.index(f.how),
                [stub_of[s] for s in f.stubs if s in stub_of],
                ids(f.calls),
                *([f.line] if f.line else []),
            ]
            for _, f in functions
        ],
        "stubs": [
            [s, v["kernel"], files.of.get(v["file"], -1), HOW.index(v["how"]), v["sets"]]
            for s, v in stubs.items()
        ],
        "names": names,
        "schemas": [ops[n]["schema"].removeprefix(n) for n in names],
        "kind": [kinds.of[kind(ops[n])] for n in names],
        "status": [statuses.of[compile_status(ops[n], facts.compiled.get(n, {}))] for n in names],
        "tags": [[tags.of[t] for t in ops[n]["tags"]] for n in names],
        "computed": ["".join(_letter(ops[n]["table"].get(k, "")) for k in SHOWN) for n in names],
        "registrations": [registration_rows(n) for n in names],
        "kernels": [
            [[keys.of[k.key], place_of[k.function], int(k.bound == "call")] for k in facts.kernels.get(n, [])]
            for n in names
        ],
        "declared": [declared_row(n) for n in names],
        "ran": [ids(facts.ran_calls.get(n, [])) for n in names],
        "python": [[[[steps.of[s] for s in chain], how] for chain, how in chains[n]] for n in names],
        "derivatives": [derivative_row(n) for n in names],
        "compiled": [compiled_row(n) for n in names],
    }


def _letter(why: str) -> str:
    """One letter of the computed table: the first of the word in TABLE, `-` where the key has no row."""
    if not why:
        return "-"
    return next((t[0] for t in TABLE if t == why), "c" if "batched" in why or "nested" in why else "?")


def _chains(facts: Facts, names: list[str]) -> dict[str, list[tuple[list[str], int]]]:
    """Operator → (chain of Python names, evidence: 1 run, 2 source, 4 YAML), public and short ones first."""
    out = {}
    for name in names:
        base = name.partition(".")[0]
        found: dict[tuple[str, ...], int] = {}
        spelled: dict[tuple[str, ...], list[str]] = {}

        def note(chain: list[str], how: int, found: dict = found, spelled: dict = spelled) -> None:
            key = tuple(dict.fromkeys(s.replace("torch._VF.", "torch.") for s in chain))
            found[key] = found.get(key, 0) | how
            if how == 2 or key not in spelled:
                spelled[key] = list(dict.fromkeys(chain))

        for chain in facts.ran_chains.get(name, []):
            note(chain, 1)
        if not _is_out(name):
            for chain in facts.chains.get(base, []):
                note(chain, 2)
            for binding in facts.bindings.get(base, []) if name in facts.declared else []:
                note([binding], 4)
        stem = base.partition("::")[2].strip("_")
        ranked = sorted(found, key=lambda c: (
            not any(s.rpartition(".")[2].strip("_") == stem for s in c),  # first what carries the operator's own name
            not c[0].startswith("torch.nn."), c[0].startswith("torch.nn.functional."), len(c), c))  # fmt: skip
        out[name] = [(spelled[c], found[c]) for c in ranked[:40]]
    return out


def _is_out(name: str) -> bool:
    overload = name.partition(".")[2]
    return overload == "out" or overload.endswith("_out") or overload == "grad_input"
