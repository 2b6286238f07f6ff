"""The rooms of this package, lowest first: a room may call those that come before it, never one that comes after.

The figure of docs/contributing/architecture.md is drawn from here and from the imports themselves.
"""

import ast
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import home, shown, write_whole

PACKAGE = "guide"
FIGURE = "docs/contributing/diagrams/rooms.dot"


@dataclass(frozen=True)
class Room:
    """A folder of the package, or modules that belong together; `holds` is the word for it on the figure."""

    name: str
    holds: str
    modules: tuple[str, ...]


ROOMS = (
    Room("core", "faults told, files whole, YAML, release", ("core",)),
    Room("binaries", "ELF, C++ names", ("binaries",)),
    Room("gdb", "backtraces", ("gdb",)),
    Room("fake_cuda", "a runtime without a GPU", ("fake_cuda",)),
    Room("pages", "Page, navigation, figures", ("pages",)),
    Room("citations", "targets, proofs, lock", ("citations",)),
    Room("experiments", "program, recording, run", ("experiments",)),
    Room("reader", "inside.pyz on a reader's machine", ("reader",)),
    Room("library", "records about the text", ("library",)),
    Room("links", "fetch, verdict, ledger", ("links",)),
    Room("operators", "operators to kernels", ("operators",)),
    Room("render", "the one extension", ("render",)),
    Room("site", "build, serve, publish, book", ("site",)),
    Room("release", "of a commit, of a release", ("release",)),
)  # fmt: skip
# An import that the order forbids, as (module, room), with the reason. What is no longer needed is told.
EXCEPTIONS: dict[tuple[str, str], str] = {}


def modules(scripts: Path | None = None) -> dict[str, Path]:
    """Every module of the package by its name below it, such as `links.fetch.worker`; packages by their own."""
    base = (scripts or home() / "scripts") / PACKAGE
    found = {}
    for path in sorted(base.rglob("*.py")):
        parts = path.relative_to(base).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(scripts: Path | None = None) -> dict[str, set[str]]:
    """The modules of the package that each of its modules imports, anywhere in it, read and not run."""
    known = modules(scripts)
    return {name: _imported(name, path, known) - {name} for name, path in known.items()}


def _imported(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            asked = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                inside = [PACKAGE, *filter(None, package.split("."))]
                base = ".".join([*inside[: len(inside) - node.level + 1], *filter(None, [node.module])])
            asked = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        for full in asked:
            if full == PACKAGE or full.startswith(PACKAGE + "."):
                short = full.removeprefix(PACKAGE).removeprefix(".")
                while short not in known:  # a name within a module
                    short = short.rpartition(".")[0]
                found.add(short)
    return found


def room_of(module: str) -> Room:
    """The room of a module; GuideError for one that no room names."""
    top = module.partition(".")[0]
    if not top:
        return ROOMS[0]  # the package itself: it imports nothing
    for room in ROOMS:
        if top in room.modules:
            return room
    raise GuideError(
        f"{PACKAGE}.{module}", "it is in no room", f"name '{top}' in ROOMS of {shown(Path(__file__))}"
    )


def breaches(found: dict[str, set[str]]) -> list[str]:
    """Imports that go upwards and are no exception, then exceptions that nothing needs."""
    out, used = [], set()
    for module, targets in sorted(found.items()):
        for target in sorted(targets):
            caller, called = room_of(module), room_of(target)
            if ROOMS.index(called) <= ROOMS.index(caller):
                continue
            if (module, called.name) in EXCEPTIONS:
                used.add((module, called.name))
            else:
                out.append(
                    f"{PACKAGE}.{module} ({caller.name}) imports {PACKAGE}.{target} ({called.name}), which is above it"
                )
    out += [f"the exception {pair} is no longer needed" for pair in sorted(EXCEPTIONS.keys() - used)]
    return out


def cycles(found: dict[str, set[str]]) -> list[list[str]]:
    """Modules that import each other, directly or in a ring."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        queue = [start]
        while queue:
            for target in found.get(queue.pop(), set()) - seen:
                seen.add(target)
                queue.append(target)
        return seen

    rings = {
        tuple(sorted(m for m in reached(name) if name in reached(m)))
        for name in found
        if name in reached(name)
    }
    return [list(ring) for ring in sorted(rings)]


def calls(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Which rooms each room calls, by their names."""
    out: dict[str, set[str]] = defaultdict(set)
    for module, targets in found.items():
        caller = room_of(module).name
        out[caller] |= {room_of(target).name for target in targets} - {caller}
    return out


def figure(found: dict[str, set[str]]) -> str:
    """The rooms as a Graphviz source: arrows to the ground floor and those that a longer way implies are left out."""
    ground = ROOMS[0].name
    direct = {name: targets - {ground} for name, targets in calls(found).items()}

    def implied(name: str, target: str) -> bool:
        return any(target in _all(other, direct) for other in direct[name] - {target})

    lines = [
        f"// Drawn from the imports by {Path(__file__).name}: python scripts/render_diagrams.py",
        "digraph {",
    ]
    for room in reversed(ROOMS):
        kind = ' class="key"' if room.name == ground else ""
        lines.append(f'  "{room.name}" [label="{room.name}\\n{room.holds}"{kind}]')
    for room in reversed(ROOMS):
        for target in sorted(direct.get(room.name, ())):
            if not implied(room.name, target):
                lines.append(f'  "{room.name}" -> "{target}"')
    lowest = [room.name for room in ROOMS[1:] if not direct.get(room.name)]
    lines += [f'  "{name}" -> "{ground}"' for name in lowest]
    return "\n".join([*lines, "}"]) + "\n"


def _all(name: str, direct: dict[str, set[str]]) -> set[str]:
    out = set(direct.get(name, ()))
    for target in direct.get(name, ()):
        out |= _all(target, direct)
    return out


def is_drawn() -> bool:
    """Whether the figure's source shows the imports as they are."""
    path = home() / FIGURE
    return path.is_file() and path.read_text(encoding="utf-8") == figure(imports())


def draw() -> bool:
    """Write the figure's source where the imports have changed; whether they had."""
    stale = not is_drawn()
    if stale:
        write_whole(home() / FIGURE, figure(imports()))
    return stale
