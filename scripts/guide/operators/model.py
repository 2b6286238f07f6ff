"""What the atlas says of each operator: collecting fills these, `pack` writes them, pages and the browser read them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated

from guide.citations.lock import is_generated

# Texts that repeat: packed once, under the name given here.
Key = Annotated[str, "key"]
File = Annotated[str, "file"]
Name = Annotated[str, "name"]  # an operator's, in full
Tag = Annotated[str, "tag"]
InstructionSet = Annotated[str, "set"]

# The keys of the kernel that an operator is known by, best first.
MAIN = (
    "CPU",
    "CompositeImplicitAutograd",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
)


@dataclass(frozen=True, slots=True)
class Meaning:
    """A word of the atlas, with the sentence that the page shows beside it."""

    word: str
    says: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """How a function's file is known: its grade (`proven`, `likely`, `not found`) and what that rests on."""

    name: str
    grade: str
    says: str


@dataclass(frozen=True, slots=True)
class PythonFunction:
    """A function by its Python name; no file and line 0 for a binding."""

    name: str
    file: File = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Stub:
    """A `DispatchStub`, the kernel that the loader puts there, and the instruction sets that it is compiled for."""

    name: str
    kernel: str
    file: File
    evidence: Evidence
    sets: tuple[InstructionSet, ...]


@dataclass(frozen=True, slots=True)
class Function:
    """A function that a key leads to; `calls`: the operators that its code calls on some path; a Python function's line."""

    name: str
    file: File
    evidence: Evidence
    line: int = 0
    stubs: tuple[Stub, ...] = ()
    calls: tuple[Name, ...] = ()

    @property
    def is_by_hand(self) -> bool:
        """Whether people wrote it, as far as its file is known."""
        return not is_generated(self.file)


# What follows belongs to one operator each, so equal ones stay apart (`eq=False`).
@dataclass(frozen=True, slots=True, eq=False)
class Kernel:
    """What `native_functions.yaml` declares for a key."""

    key: Key
    function: Function
    tie: Meaning


@dataclass(frozen=True, slots=True, eq=False)
class Registration:
    """One line of the dispatcher's report; `function`: what the table holds, None for a declared kernel's own wrapper."""

    key: Key
    alias: bool
    overridden: bool
    fallthrough: bool
    file: File
    line: int
    function: Function | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the computed table: what a key holds."""

    key: Key
    holds: str


@dataclass(frozen=True, slots=True)
class Computed:
    """The rows of the computed table that the atlas shows."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Declaration:
    """An entry of `native_functions.yaml`: its line, its variants, whose kernel a structured one shares."""

    line: int
    function: bool
    method: bool
    structured: bool
    generated: bool
    delegate: Name | None


@dataclass(frozen=True, slots=True, eq=False)
class Formula:
    """A derivative's formula, and the argument (or `result`) that it is for."""

    of: str
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Derivative:
    """An entry of `derivatives.yaml`."""

    line: int
    formulas: tuple[Formula, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Chain:
    """Python functions, outermost first, that lead to the operator, and the ways in which that is known."""

    steps: tuple[PythonFunction, ...]
    ways: tuple[Meaning, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Operator:
    """All that the atlas knows of one operator; the schema stands without the name. `runs`: what its samples called."""

    name: Name
    schema: str
    kind: Meaning
    status: Meaning
    tags: tuple[Tag, ...]
    computed: Computed
    registrations: tuple[Registration, ...]
    kernels: tuple[Kernel, ...]
    declaration: Declaration | None
    runs: tuple[Name, ...]
    chains: tuple[Chain, ...]
    derivative: Derivative | None
    decomposition: PythonFunction | None
    meta: PythonFunction | None
    lowering: PythonFunction | None
    core: bool

    def functions(self) -> Iterator[tuple[str, Function]]:
        """(key, function) of the kernels that people wrote: the declared, then those only registered."""
        yield from ((k.key, k.function) for k in self.kernels)
        for r in self.registrations:
            if r.function and r.function.is_by_hand:
                yield r.key, r.function

    def main(self) -> tuple[str, Function] | None:
        """Key and function of the kernel that the operator is known by."""
        known: dict[str, Function] = {}
        for key, function in self.functions():
            known.setdefault(key, function)
        key = next((k for k in MAIN if k in known), next(iter(known), ""))
        return (key, known[key]) if key else None


@dataclass(frozen=True)
class Atlas:
    """A release's operators by full name, in order."""

    version: str
    commit: str
    operators: dict[str, Operator] = field(default_factory=dict)

    def functions(self) -> set[Function]:
        """Every function that a key leads to."""
        declared = {k.function for o in self.operators.values() for k in o.kernels}
        return declared | {r.function for o in self.operators.values() for r in o.registrations if r.function}
