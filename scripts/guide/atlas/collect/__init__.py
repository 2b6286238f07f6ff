"""Runs the collectors against the installed wheel, in the order that keeps them apart."""

import json
import re
from pathlib import Path

from guide.atlas.collect import bindings, compiler, declared, dispatcher, samples
from guide.atlas.collect.functions import Join
from guide.atlas.collect.registered import Held
from guide.atlas.pack import Facts, columns
from guide.errors import GuideError
from guide.evidence.wheel import installed
from guide.native.code import Code
from guide.native.origins import Native
from guide.paths import root, shown, write_whole


def runs_path() -> Path:
    """What the recorded runs called: kept, because another processor may choose other paths."""
    return root() / "seeds" / "operator-runs.json"


def table_path() -> Path:
    """What the dispatcher's table held in a running process: kept, because reading it needs a compiler."""
    return root() / "seeds" / "operator-kernels.json"


def collect() -> dict:
    """The atlas's data from the installed wheel and the recorded runs."""
    wheel = installed()
    operators = dispatcher.operators()  # first: what is imported later registers more
    known = declared.native(wheel.folder)
    tables = compiler.tables(wheel.folder)
    recorded, table = _recorded(runs_path(), wheel.version), _recorded(table_path(), wheel.version)
    native = Native(Code(wheel.folder / "torch/lib/libtorch_cpu.so"))
    join = Join(native, known)
    kernels = {n: join.kernels(n, d) for n, d in sorted(known.items()) if n in operators}
    _in_headers(join, wheel.folder)
    held = Held(join, wheel, table["kernels"])
    functions = {n: held.functions(n, o["registrations"]) for n, o in operators.items()}
    bound = bindings.bindings(known)
    sources = bindings.Sources(wheel.folder)
    facts = Facts(
        wheel.version, wheel.commit, operators, known, declared.derivatives(wheel.folder), tables, kernels, functions, join.functions,
        bound, sources.chains(bound), sources.places, recorded["calls"], recorded["chains"],
    )  # fmt: skip
    return columns(facts, native)


def _in_headers(join: Join, folder: Path) -> None:
    """A function that a header defines belongs to the header, not to the one file that compiles it."""
    base = folder / "torch/include/ATen/native"
    found: dict[str, str] = {}
    for path in sorted(base.rglob("*.h")):
        for name in re.findall(
            r"^(?:at::)?Tensor&? (\w+)\([^;{}]*\) \{", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            found[f"at::native::{name}"] = f"aten/src/ATen/native/{path.relative_to(base).as_posix()}"
    for function in join.functions.values():
        if function.name in found and function.file:
            function.file, function.how = found[function.name], "header"


def _recorded(path: Path, version: str) -> dict:
    cure = f"python scripts/build_operators.py --record{'-kernels' if path == table_path() else ''}"
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as e:
        raise GuideError(shown(path), f"what was recorded cannot be read: {e}", cure) from None
    if told["version"] != version:
        raise GuideError(shown(path), f"recorded with PyTorch {told['version']}, not {version}", cure)
    return told


def record_kernels() -> None:
    """Read the dispatcher's table and write what it holds. Needs a C++ compiler."""
    from guide.atlas.collect import table

    wheel = installed()
    operators = dispatcher.operators()
    held, counts = table.record(wheel.folder, operators, declared.native(wheel.folder))
    rows = {n: json.dumps(keys) for n, keys in held.items()}
    told = {"counts": json.dumps(dict(sorted(counts.items()))), "kernels": _lines(rows)}
    _write(table_path(), wheel.version, told)


def record() -> None:
    """Run the samples and write what they called."""
    wheel = installed()
    operators = dispatcher.operators()
    found = samples.record()
    sets = {
        part: _lines({n: json.dumps(sorted(map(_plain, v))) for n, v in told.items() if n in operators})
        for part, told in (("calls", found.calls), ("chains", found.chains))
    }
    _write(runs_path(), wheel.version, sets)


def _write(path: Path, version: str, parts: dict[str, str]) -> None:
    body = ",\n".join(f'"{name}": {text}' for name, text in parts.items())
    write_whole(path, f'{{"version": {json.dumps(version)},\n{body}}}\n')


def _lines(rows: dict[str, str]) -> str:
    """One operator a line, in order."""
    return "{\n" + ",\n".join(f"{json.dumps(n)}: {text}" for n, text in sorted(rows.items())) + "\n}"


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
