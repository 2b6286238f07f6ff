"""What the compiled libraries of a wheel prove: that a source file and a C++ function exist.

Paths come from embedded `__FILE__` strings. Symbols come from the symbol table, which in the
release wheels is not stripped: it also tells which unit, or between which units, a function lies.
"""

import difflib
import hashlib
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

from guide.binaries.names import citable, demangled
from guide.citations.lock import is_generated
from guide.citations.symbols import near_names
from guide.core.errors import GuideError
from guide.core.paths import cache, write_whole

_FORMAT = 9  # raise it when what is extracted changes
# Other projects' code and what no one cites: tables, guards, lambdas, wrappers of wrappers.
FOREIGN = tuple(
    b"""
    _ZNSt _ZNKSt _ZSt _ZN9__gnu_cxx _ZGV _ZT _ZZ _GLOBAL_ mkl_ _ZN4dnnl _ZNK4dnnl dnnl
    _ZN6google8protobuf _ZNK6google8protobuf _ZN7fbgemm _ZN6fbgemm _ZN3fmt _ZN2cu _ZN7cutlass
    _ZN3c104impl6detail24WrapFunction _ZN3c104guts _ZN6asmjit _ZN10tensorpipe _ZNK10tensorpipe
    _ZN4gloo _ZNK4gloo _ZN8pybind11 _ZN10onnx_torch Sleef nnp_ uv_ MKL_ mz_ pthread __it mklg
    _ZN8nlohmann _ZN3cub _ZN6thrust _ZN4cuda3std _ZN2nv _ZN14at_cuda_detail _ZN14cudnn_frontend
    _ZN4mslk _ZN15__nv_hdl _ZN18__nv_hdl _ZL24__sti__ _ZL31__nv_ __cuda _mlir magma nvtx
    """.split()
)
COMPILED = (".cpp", ".cc", ".c", ".cu", ".mm")
Picker = Callable[[Iterable[str]], dict[str, str]]


@dataclass(frozen=True)
class Found:
    """A proof (`evidence`, `file`), or why there is none (`what`, `cure`)."""

    evidence: str = ""
    file: str = ""
    what: str = ""
    cure: str = ""


@dataclass(frozen=True)
class Libraries:
    """`paths`: repository path → library. `units`: file name → library.
    `names`: C++ name without arguments → places: library, and unit, units between which it stands, or ''."""

    paths: dict[str, str]
    units: dict[str, str]
    names: dict[str, list[list[str]]]

    @staticmethod
    def in_folder(folder: Path) -> "Libraries":
        """The extraction for an unpacked PyTorch wheel, from the cache where its libraries have not changed."""
        return _cached(folder)

    def prove(self, path: str, symbol: str) -> Found:
        """Whether the libraries prove `path` and, where one is named, `symbol` in it."""
        unit = path.rpartition("/")[2]
        proof = Found("binary-path", self.paths[path]) if path in self.paths else self._by_unit(path, unit)
        if not proof.evidence or not symbol:
            return proof
        if not path.endswith(COMPILED):
            what = f"the wheel holds no text of {path}, and the libraries do not tell what a header defines"
            return Found(what=what, cure="cite the file without a symbol")
        places = self.names.get(_key(symbol)) or self._by_tail(_key(symbol))
        if not places:
            near = near_names(symbol, self._named_in(unit)) or near_names(symbol, set(self.names))
            cure = f"did you mean: {near}?" if near else "cite the file without a symbol"
            return Found(what=f"the libraries have no symbol '{symbol}' (inlined code has none)", cure=cure)
        for lib, home in places:
            if not home or unit in home.split("|"):
                return Found("binary-symbol", lib)
        homes = sorted({home for _, place in places for home in place.split("|")})
        what = f"'{symbol}' is not in {unit} but in {' or '.join(homes[:4])}"
        near = near_names(symbol, self._named_in(unit))
        cure = f"cite it in {self._full(homes[0])}" + (f"; nearest in {unit}: {near}" if near else "")
        return Found(what=what, cure=cure)

    def find(self, name: str) -> list[str]:
        """Targets or, for a global symbol, what is known of it, for every name that ends in `name`."""
        key, out = _key(name), set()
        for full, places in self.names.items():
            if full == key or full.endswith(f"::{key}"):
                for lib, home in places:
                    paths = [self._full(unit) for unit in home.split("|") if unit]
                    among = f"in one of {len(paths)} files, " if len(paths) > 1 else ""
                    out |= {f"src:{path}#{full}  ({among}{lib})" for path in paths[:6]}
                    if not paths:
                        out.add(f"{full}  (a symbol of {lib}, its file is not told)")
        return sorted(out)

    def _by_unit(self, path: str, unit: str) -> Found:
        """A file whose name the symbol table has, in a folder that holds other proven files."""
        folder = path.rpartition("/")[0]
        full = [p for p in self.paths if p.rpartition("/")[2] == unit]
        placed = folder in self._folders() and not is_generated(path)
        if unit in self.units and (placed or generated_path(unit) == path):
            return Found("binary-unit", self.units[unit])
        beside = [f"{folder}/{u}" for u in self.units] if placed else []
        generated = [generated_path(unit)] if unit in self.units and generated_path(unit) else []
        near = generated + full[:3] or difflib.get_close_matches(path, {*self.paths, *beside}, n=3)
        cure = f"did you mean: {', '.join(near)}?" if near else "prove it once with --checkout DIR"
        if unit in self.units:
            what = f"a library names a unit {unit}, but no path in it proves that this lies in {folder}"
        else:
            what = f"neither the wheel's text nor its libraries know {path}"
        return Found(what=what, cure=cure)

    def _folders(self) -> set[str]:
        return {p.rpartition("/")[0] for p in self.paths}

    def _by_tail(self, symbol: str) -> list[list[str]]:
        tail = f"::{symbol}"
        return [place for name, places in self.names.items() if name.endswith(tail) for place in places]

    def _named_in(self, unit: str) -> set[str]:
        return {n for n, places in self.names.items() if any(unit in p[1].split("|") for p in places)}

    def _full(self, unit: str) -> str:
        full = (p for p in sorted(self.paths) if p.rpartition("/")[2] == unit)
        return generated_path(unit) or next(full, unit)


_GENERATED_AUTOGRAD = re.compile(
    r"(?:python_(?:\w+_)?(?:functions|methods|return_types|enum_tag)(?:_\d+)?|(?:VariableType|TraceType|ADInplaceOrViewType)_\d+"
    r"|ViewFuncs|Functions_\d+)\.cpp"
)
_GENERATED_ATEN = re.compile(
    r"(?:(?:Register|Operators|Ufunc)\w*_\w+|RegisterSchema|RegisterBackendSelect|ATenOpList|ViewMetaClasses"
    r"|CompositeViewCopyKernels|TensorMethods)\.cpp"
)


def generated_path(unit: str) -> str:
    """The path of a unit that the build generates, known by its name; '' for the others."""
    if _GENERATED_AUTOGRAD.fullmatch(unit) and "manual" not in unit:
        return f"torch/csrc/autograd/generated/{unit}"
    if unit == "TensorMethods.cpp":
        return f"build/aten/src/ATen/core/{unit}"
    return f"build/aten/src/ATen/{unit}" if _GENERATED_ATEN.fullmatch(unit) else ""


def _key(symbol: str) -> str:
    return symbol.removeprefix("::").replace("(anonymous namespace)::", "")


@lru_cache(maxsize=4)
def _cached(folder: Path) -> Libraries:
    libs = sorted([*(folder / "torch" / "lib").glob("*.so"), *(folder / "torch").glob("_C*.so")])
    if not libs:
        raise GuideError(folder, "no libraries below torch/lib", "install the Linux wheel of PyTorch")
    cached = cache() / f"libraries-{_stamp(folder, libs)}.json"
    try:
        return Libraries(**json.loads(cached.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        found = extract(folder, libs)
        write_whole(cached, json.dumps(asdict(found), ensure_ascii=False, sort_keys=True))
        return found


def _stamp(folder: Path, libs: list[Path]) -> str:
    """A name for the libraries' state: size and time of each, quicker than digesting 450 MB."""
    sum_ = hashlib.sha256(f"{_FORMAT}".encode())
    for lib in libs:
        state = lib.stat()
        sum_.update(f"{lib.relative_to(folder)} {state.st_size} {state.st_mtime_ns}\n".encode())
    return sum_.hexdigest()[:20]


def extract(folder: Path, libs: list[Path], pick: Picker | None = None) -> Libraries:
    """What the libraries of a wheel in `folder` prove; `pick` chooses the repository's paths of those embedded."""
    from guide.binaries.library import Library, repository_paths  # numpy, which the cache spares

    pick = pick or repository_paths
    paths: dict[str, str] = {}
    units: dict[str, str] = {}
    found: dict[tuple[str, str], set[str]] = {}  # (library, unit) → mangled names
    for file in libs:
        relative, library = str(file.relative_to(folder)), Library(file)
        for path in pick(library.source_paths.values()).values():
            paths.setdefault(path, relative)
        for unit, names in library.names_by_unit(FOREIGN).items():
            if unit.endswith((".cpp", ".cc", ".cu")) and "|" not in unit:
                units.setdefault(unit, relative)
            elif unit and "|" not in unit:
                continue
            # `.cold`, `.isra.0` and the like are parts that the compiler split off.
            clean = {name.partition(b".")[0].decode("utf-8", "replace") for name in names}
            found.setdefault((relative, unit), set()).update(clean)
    return Libraries(paths, units, _named(found))


def _named(found: dict[tuple[str, str], set[str]]) -> dict[str, list[list[str]]]:
    """C++ name → (library, unit) of each mangled name that it stands for."""
    places: dict[str, list[tuple[str, str]]] = {}
    for place, names in found.items():
        for name in names:
            places.setdefault(name, []).append(place)
    # Without the parameters, which a citation does not name.
    plain = demangled(list(places), parameters=False)
    out: dict[str, set[tuple[str, str]]] = {}
    for mangled, plain_name in zip(places, plain, strict=True):
        if (name := citable(plain_name)) and not (plain_name == mangled and mangled.startswith("_Z")):
            out.setdefault(name, set()).update(places[mangled])
    return {name: [list(p) for p in sorted(known)] for name, known in out.items()}
