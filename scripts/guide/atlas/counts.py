"""Counts over the atlas's data, for the statistics page and for browsing."""

from collections import Counter
from dataclasses import dataclass

MAIN = (
    "CPU",
    "CompositeImplicitAutograd",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
)
_PROVEN = ("order", "cold", "unit", "reference", "header", "python")
_LIKELY = ("border", "folder", "registration")


def ranked(counter: Counter) -> list[tuple[str, int]]:
    """The largest first, equal ones by name."""
    return sorted(counter.items(), key=lambda pair: (-pair[1], pair[0]))


@dataclass(frozen=True)
class Registration:
    """One registration, by the numbers of its key, file and function (-1 where unknown)."""

    key: int
    file: int
    line: int
    flags: int
    function: int


def registrations(flat: list[int]) -> list[Registration]:
    """The registrations of one operator."""
    return [Registration(*flat[i : i + 5]) for i in range(0, len(flat), 5)]


def is_made(file: str) -> bool:
    """Whether the build generates the file."""
    return file.startswith("build/") or "/generated/" in file


def kernels(data: dict, i: int) -> list[tuple[str, int]]:
    """(key, function) of the kernels that people wrote for operator `i`: the declared, then those only registered."""
    declared = [(data["keys"][k], f) for k, f, _ in data["kernels"][i]]
    return declared + [
        (data["keys"][r.key], r.function)
        for r in registrations(data["registrations"][i])
        if r.function >= 0 and not is_made(_file(data, r.function))
    ]


def _file(data: dict, function: int) -> str:
    file = data["functions"][function][1]
    return data["files"][file] if file >= 0 else ""


def by_kind(data: dict) -> Counter:
    """Implementation → operators."""
    return Counter(data["kindNames"][k] for k in data["kind"])


def by_status(data: dict) -> Counter:
    """What Inductor does → operators."""
    return Counter(data["statusNames"][s] for s in data["status"])


def status_by_kind(data: dict) -> dict[str, Counter]:
    """Implementation → what Inductor does → operators."""
    out: dict[str, Counter] = {k: Counter() for k in data["kindNames"]}
    for kind, status in zip(data["kind"], data["status"], strict=True):
        out[data["kindNames"][kind]][data["statusNames"][status]] += 1
    return out


def kernels_by_key(data: dict) -> Counter:
    """Key → operators with a kernel registered for it in the wheel."""
    out: Counter = Counter()
    for flat in data["registrations"]:
        out.update({data["keys"][r.key] for r in registrations(flat)})
    return out


def operators_by_key(data: dict) -> Counter:
    """Key → operators with a kernel registered or declared for it, as the search's filter finds them."""
    out: Counter = Counter()
    for flat, declared in zip(data["registrations"], data["kernels"], strict=True):
        known = {r.key for r in registrations(flat)} | {k for k, _, _ in declared}
        out.update({data["keys"][k] for k in known})
    return out


def evidence(how: str) -> str:
    """`proven`, `likely` or `not found` of one of the data's `how`."""
    return "proven" if how in _PROVEN else "likely" if how in _LIKELY else "not found"


def proof_by_key(data: dict) -> dict[str, Counter]:
    """Key → how well the file of each kernel that people wrote is known."""
    out: dict[str, Counter] = {}
    for i in range(len(data["names"])):
        for key, function in kernels(data, i):
            how = data["how"][data["functions"][function][2]]
            out.setdefault(key, Counter())[evidence(how)] += 1
    return out


def cpu_files(data: dict) -> Counter:
    """File → operators whose CPU or composite kernel is proven or likely to lie in it."""
    out: Counter = Counter()
    for i in range(len(data["names"])):
        files = {_file(data, f) for key, f in kernels(data, i) if key in MAIN}
        out.update(files - {""})
    return out


def all_files(data: dict) -> Counter:
    """Hand-written file → operators with a kernel, a stub's kernel or a registration in it."""
    out: Counter = Counter()
    for i, flat in enumerate(data["registrations"]):
        files = {r.file for r in registrations(flat)}
        for _, f in kernels(data, i):
            files |= {data["functions"][f][1], *(data["stubs"][s][2] for s in data["functions"][f][3])}
        out.update(data["files"][f] for f in files if f >= 0)
    return Counter({f: n for f, n in out.items() if not is_made(f)})


def totals(data: dict) -> list[tuple[str, int]]:
    """The numbers of the statistics page, each with what it counts."""
    names = data["names"]
    declared = [d for d in data["declared"] if d]
    main = [next((f for k, f in kernels(data, i) if k in MAIN), None) for i in range(len(names))]
    outside = [i for i, d in enumerate(data["declared"]) if not d]
    told = Counter(evidence(data["how"][data["functions"][f][2]]) for f in main if f is not None)
    aten = {n.partition(".")[0] for n in names if n.startswith("aten::")}
    return [
        ("registered operator overloads", len(names)),
        ("of them in the namespace aten", sum(n.startswith("aten::") for n in names)),
        ("distinct names in aten, overloads put together", len(aten)),
        ("declared in native_functions.yaml or generated from it", len(declared)),
        ("outside it", len(outside)),
        ("outside it, with a function in the dispatcher's table", sum(bool(kernels(data, i)) for i in outside)),
        ("outside it, with a schema only", sum(not data["registrations"][i] for i in outside)),
        ("structured", sum(bool(d[1] & 4) for d in declared)),
        ("generated by torchgen (functional, out= and _copy forms)", sum(bool(d[1] & 8) for d in declared)),
        ("with a formula in derivatives.yaml", sum(bool(d) for d in data["derivatives"])),
        ("with a decomposition in Python", sum(c[0] >= 0 for c in data["compiled"])),
        ("with a meta function in Python", sum(c[1] >= 0 for c in data["compiled"])),
        ("with an Inductor lowering", sum(c[2] >= 0 for c in data["compiled"])),
        ("whose CPU or composite kernel's file is proven", told["proven"]),
        ("whose CPU or composite kernel's file is likely", told["likely"]),
        ("with such a kernel whose file nothing proves", told["not found"]),
        ("whose calls were recorded by running a sample", sum(bool(r) for r in data["ran"])),
        ("reached from torch.nn by a recorded run or by the source", sum(
            any(data["steps"][c[0][0]].startswith("torch.nn.") for c in chains) for chains in data["python"])),
    ]  # fmt: skip
