"""Runs the collectors against the installed wheel, in the order that keeps them apart."""

import json
import re
from pathlib import Path

from guide.errors import GuideError
from guide.evidence.wheel import installed
from guide.operators import compiled, declared, entry, ran, registry
from guide.operators.image import Image
from guide.operators.kernels import Join
from guide.operators.native import Native
from guide.operators.pack import Facts, columns
from guide.paths import root, shown, write_whole


def runs_path() -> Path:
    """What the recorded runs called: kept, because another processor may choose other paths."""
    return root() / "seeds" / "operator-runs.json"


def collect() -> dict:
    """The atlas's data from the installed wheel and the recorded runs."""
    wheel = installed()
    operators = registry.operators()  # first: what is imported later registers more
    known = declared.native(wheel.folder)
    tables = compiled.tables(wheel.folder)
    recorded = _runs(wheel.version)
    native = Native(Image(wheel.folder / "torch/lib/libtorch_cpu.so"))
    join = Join(native, known)
    kernels = {n: join.kernels(n, d) for n, d in sorted(known.items()) if n in operators}
    _in_headers(join, wheel.folder)
    bindings = entry.bindings(known)
    sources = entry.Sources(wheel.folder)
    facts = Facts(
        wheel.version, wheel.commit, operators, known, declared.derivatives(wheel.folder), tables, kernels, join.functions,
        bindings, sources.chains(bindings), sources.places, recorded["calls"], recorded["chains"],
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


def _runs(version: str) -> dict:
    path = runs_path()
    cure = "python scripts/build_operators.py --record"
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as e:
        raise GuideError(shown(path), f"the recorded runs cannot be read: {e}", cure) from None
    if told["version"] != version:
        raise GuideError(shown(path), f"recorded with PyTorch {told['version']}, not {version}", cure)
    return told


def record() -> None:
    """Run the samples and write what they called."""
    wheel = installed()
    operators = registry.operators()
    found = ran.record()

    def lines(table: dict[str, set]) -> str:
        rows = (
            f"{json.dumps(n)}: {json.dumps(sorted(map(_plain, v)))}"
            for n, v in sorted(table.items())
            if n in operators
        )
        return "{\n" + ",\n".join(rows) + "\n}"

    head = f'{{"version": {json.dumps(wheel.version)},\n'
    write_whole(runs_path(), f'{head}"calls": {lines(found.calls)},\n"chains": {lines(found.chains)}}}\n')


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
