"""Collects the atlas from the installed wheel, in the order that keeps the collectors apart."""

import json
from collections.abc import Container, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from typing_extensions import TypedDict

from guide.citations.sources import installed
from guide.core import jsonfile
from guide.core.errors import GuideError
from guide.core.paths import root, shown, write_whole
from guide.operators.collect import bindings, declared, dispatcher, samples, table, torch_compile
from guide.operators.collect.declared import Declared
from guide.operators.collect.dispatcher import Listing
from guide.operators.collect.functions import Functions
from guide.operators.collect.libraries import Libraries
from guide.operators.collect.torch_compile import Compiled
from guide.operators.meanings import BY_KEY, DECOMPOSED, FALLBACK, KINDS, LOWERED, NO_KERNEL, NOTHING, TRACED
from guide.operators.model import Atlas, Declaration, Function, Meaning, Operator, Registration


def runs_path() -> Path:
    """What the recorded runs called: kept, because another processor may choose other paths."""
    return root() / "seeds" / "operator-runs.json"


def collect() -> Atlas:
    """The atlas from the installed wheel and the recorded runs."""
    wheel = installed()
    calls, chains = _recorded(runs_path(), wheel.version)  # before minutes of work that would be lost
    listed = dispatcher.operators()  # first: what is imported later registers more
    slots = table.read(list(listed))
    known = declared.native(wheel.folder)
    functions = Functions(Libraries(table.libraries(slots)), known, wheel.folder)
    # First: what is declared is known better than what only the table names.
    kernels = {
        name: functions.kernels(name, entry) for name, entry in sorted(known.items()) if name in listed
    }
    memory = table.Table(slots, functions, wheel.folder)
    bound = bindings.bindings(known)
    sources = bindings.Sources(wheel.folder)
    ways = bindings.Ways(chains, sources.chains(bound), bound, sources.places)
    compiled, derivatives = torch_compile.tables(wheel.folder), declared.derivatives(wheel.folder)

    def operator(name: str, listing: Listing) -> Operator:
        entry, tables = known.get(name), compiled.get(name, Compiled())
        return Operator(
            name=name,
            schema=listing.schema.removeprefix(name),
            kind=kind(listing),
            status=status(listing, tables),
            tags=listing.tags,
            computed=listing.computed,
            registrations=_holding(listing, memory.functions_of(name, listing.registrations, entry)),
            kernels=kernels.get(name, ()),
            declaration=_declaration(entry, listed) if entry else None,
            runs=tuple(n for n in calls.get(name, ()) if n in listed),
            chains=ways.chains(name, name in known),
            derivative=derivatives.get(name),
            decomposition=tables.decomposition,
            meta=tables.meta,
            lowering=tables.lowering,
            core=tables.core,
        )

    return Atlas(wheel.version, wheel.commit, {n: operator(n, listing) for n, listing in listed.items()})


def kind(listing: Listing) -> Meaning:
    """How the operator is implemented, by the alias keys that it is registered for."""
    own = {r.key for r in listing.registrations if not r.overridden}
    return next((KINDS[key] for key in KINDS if key in own), BY_KEY if own else NO_KERNEL)


def status(listing: Listing, compiled: Compiled) -> Meaning:
    """What Inductor does with it: decomposed first, an extern call by its own table, lowered, or nothing listed."""
    if compiled.inductor:
        return DECOMPOSED
    if compiled.fallback:
        return FALLBACK
    if compiled.lowering:
        return LOWERED
    return TRACED if kind(listing) == KINDS["CompositeImplicitAutograd"] else NOTHING


def _holding(listing: Listing, functions: list[Function | None]) -> tuple[Registration, ...]:
    pairs = zip(listing.registrations, functions, strict=True)
    return tuple(replace(r, function=function) if function else r for r, function in pairs)


def _declaration(entry: Declared, known: Container[str]) -> Declaration:
    variants = {way: way in entry.variants for way in ("function", "method")}
    delegate = entry.delegate if entry.delegate in known else None
    return Declaration(
        entry.line, structured=entry.structured, generated=entry.generated, delegate=delegate, **variants
    )


class _Runs(TypedDict):
    version: str
    calls: dict[str, list[str]]
    chains: dict[str, list[list[str]]]


def _recorded(path: Path, version: str) -> tuple[dict[str, list[str]], dict[str, list[list[str]]]]:
    """(operator → operators that its samples called, operator → chains of Python functions that ended in it)"""
    cure = "python scripts/build_operators.py --record"
    record = jsonfile.load_as(path, _Runs, cure)
    if record["version"] != version:
        raise GuideError(shown(path), f"recorded with PyTorch {record['version']}, not {version}", cure)
    return record["calls"], record["chains"]


def record() -> None:
    """Run the samples and write what they called, one operator a line."""
    wheel = installed()
    known = dispatcher.operators()
    found = samples.record()
    parts: dict[str, Mapping[str, Any]] = {"calls": found.calls, "chains": found.chains}
    lines = {
        part: ",\n".join(f"{json.dumps(n)}: {json.dumps(sorted(of[n]))}" for n in sorted(of) if n in known)
        for part, of in parts.items()
    }
    body = ",\n".join(f'"{part}": {{\n{text}\n}}' for part, text in lines.items())
    write_whole(runs_path(), f'{{"version": {json.dumps(wheel.version)},\n{body}}}\n')
