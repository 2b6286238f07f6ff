"""Builds the pretended CUDA runtime for the PyTorch that is installed, and lets that PyTorch find its libraries.

Two shared objects, each under every name that the wheel asks for. One has CUDA's runtime and driver, written by hand;
it takes part only in a process that asks for it (`environment`). The other stands for cuBLAS, cuDNN and the rest, nearly
all generated; the wheel finds it where NVIDIA's own libraries would lie, if they do not.
"""

import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection, GNUVerSymSection
from elftools.elf.sections import SymbolTableSection

from guide.core import processes
from guide.core.errors import GuideError

SOURCES = Path(__file__).parent
_NVIDIA = re.compile(r"lib(cu|nv|nccl)")
_DRIVER = ("libcuda.so.1", "libnvidia-ml.so.1")  # a driver brings them, no package does
_OURS = ("libpretended_cuda.so", "libpretended_libraries.so")
_FRONT = re.compile(r"_*cuda|cu(?!File)[A-Z]")  # the runtime's and the driver's functions
_UNVERSIONED = re.compile(r"cu(?:[A-Z]|dnn[A-Z]|sparseLt[A-Z])|nccl[A-Z]|nvshmem")
_TEXT = re.compile(r"(?:cudnn|cusparse|nccl|nvrtc)Get(?:Last)?Error(?:String)?$")
# Matrix products go on without computing anything; what else a library does would need workspaces that only it knows.
_PRODUCT = re.compile(r"cublas\w*(?:[Gg]emm|gemv|dot)")
_SETTING = re.compile(
    r"cublas(?:Destroy|Set(?:Workspace|MathMode|PointerMode|SmCountTarget)|LtMat(?:mulDesc|mulPreference|rixLayout))|"
    r"cufft(?:Destroy|Set|XtExec)"
)
# Each library's own word for "not supported", or the nearest it has.
_STATUS = {
    "cublas": 15, "cusolver": 1, "cusparse": 10, "cufft": 16, "cudnn": 3000, "nccl": 3, "nvrtc": 11,
    "cupti": 27, "cuFile": 5001, "nvshmem": 7,
}  # fmt: skip


@dataclass(frozen=True)
class Dynamic:
    """What a library asks of others, and what it gives. `wanted` is by (version node or '', the node's library or '')."""

    needed: frozenset[str]
    paths: tuple[str, ...]
    wanted: Mapping[tuple[str, str], frozenset[str]]
    defined: frozenset[str]


@dataclass
class Built:
    """What was built: the libraries' names, the functions that `refused.txt` does not name, and those that it need not.

    `linked` are the names that PyTorch now finds where it looks for NVIDIA's libraries.
    """

    folder: Path
    libraries: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    linked: list[str] = field(default_factory=list)


def dynamic(path: Path) -> Dynamic:
    """Read the dynamic section and the dynamic symbols of a shared object."""
    needed: set[str] = set()
    paths: list[str] = []
    nodes: dict[int, tuple[str, str]] = {}
    wanted: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    defined: set[str] = set()
    with path.open("rb") as file:
        sections = {s.name: s for s in ELFFile(file).iter_sections()}
        dynamic, symbols = sections.get(".dynamic"), sections.get(".dynsym")
        if not isinstance(dynamic, DynamicSection) or not isinstance(symbols, SymbolTableSection):
            raise GuideError(path, "it is no shared library", "install the wheel again")
        tag: Any  # its attributes depend on what it is
        for tag in dynamic.iter_tags():
            if tag.entry.d_tag == "DT_NEEDED":
                needed.add(tag.needed)
            elif tag.entry.d_tag in ("DT_RPATH", "DT_RUNPATH"):
                paths += (tag.rpath if tag.entry.d_tag == "DT_RPATH" else tag.runpath).split(":")
        versions, of_symbol = sections.get(".gnu.version_r"), sections.get(".gnu.version")
        if isinstance(versions, GNUVerNeedSection):
            for library, auxiliaries in versions.iter_versions():
                nodes |= {v.entry.vna_other: (v.name, library.name) for v in auxiliaries}
        for i, symbol in enumerate(symbols.iter_symbols()):
            if symbol["st_shndx"] != "SHN_UNDEF":
                defined.add(symbol.name)
            elif symbol.name:
                of = of_symbol.get_symbol(i)["ndx"] if isinstance(of_symbol, GNUVerSymSection) else 0
                wanted[nodes.get(of, ("", ""))].add(symbol.name)
    frozen = {node: frozenset(names) for node, names in wanted.items()}
    return Dynamic(frozenset(needed), tuple(paths), frozen, frozenset(defined))


def packages() -> Path:
    """The folder of installed packages in which PyTorch lies."""
    return Path(sysconfig.get_path("platlib"))


def folder(site: Path | None = None) -> Path:
    """Where the pretended libraries lie: beside the packages, for they belong to one installed PyTorch."""
    return (site or packages()) / "pretended_cuda"


def environment(site: Path | None = None, place: Path | None = None) -> dict[str, str]:
    """What a process must be started with to see one pretended device of 1 GiB; GuideError when nothing is built.

    `place` is where `build` has put the libraries, if not beside the packages.
    """
    place = place or folder(site)
    names = sorted(p.name for p in place.glob("*.so.*"))
    if not names:
        _cuda_version(site or packages())  # a CPU build says that it is one
        raise GuideError("the pretended GPU", "it is not built", "python scripts/build_pretended_cuda.py")
    # The wheel's RPATH comes before LD_LIBRARY_PATH; a library that is already loaded comes before both. By the first
    # of its names a debugger shows it.
    path = os.pathsep.join(filter(None, (str(place), os.environ.get("LD_LIBRARY_PATH"))))
    return {"LD_LIBRARY_PATH": path, "LD_PRELOAD": " ".join([*_OURS, *names]), "PRETENDED_GPU": "1"}


def for_cpu(site: Path | None = None) -> bool:
    """Whether the installed PyTorch has nothing that a pretended GPU could run."""
    lib = (site or packages()) / "torch" / "lib"
    return lib.is_dir() and not any(lib.glob("libtorch_cuda.*"))


def build(site: Path | None = None, place: Path | None = None) -> Built:
    """Build for the PyTorch in `site`. GuideError when it is no CUDA build, or headers or the compiler are missing.

    With `place` the libraries go there, and the packages stay as they are: on a machine that is not ours.
    """
    # Links are written from folder to folder: the name of a link to the environment may be gone tomorrow.
    site, place = (site or packages()).resolve(), place and place.resolve()
    include = _headers(site, _cuda_version(site))
    lib = site / "torch" / "lib"
    parts = [dynamic(p) for p in sorted(lib.glob("*.so"))]
    needed = {name for part in parts for name in part.needed if _NVIDIA.match(name)}
    needed -= {p.name for p in lib.iterdir()} | {*_DRIVER}
    out = Built(place or folder(site), tuple(sorted(needed)))
    out.folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.folder) as scratch:
        work = Path(scratch)
        (work / "entries.h").write_text(
            "".join(f"ENTRY({name}),\n" for name in _required_of_the_driver(site))
        )
        flags = [
            "-O1",
            "-shared",
            "-fPIC",
            "-Wall",
            "-Werror",
            f"-I{include}",
            f"-I{work}",
            f"-idirafter{SOURCES}",
            *_versions(site),
        ]
        wanted = _wanted(parts)
        for name in _OURS:
            front = name == _OURS[0]
            asked = {n: {s for s in names if bool(_FRONT.match(s)) is front} for n, names in wanted.items()}
            _compile(work / name, flags, asked, out, front)
        for name in _OURS:  # both or none
            (work / name).replace(out.folder / name)
    for name in (*out.libraries, *_DRIVER):
        _link(out.folder / name, out.folder / _OURS[not name.startswith(("libcudart.", "libcuda."))])
    if not place:
        _fill_in(out, lib, parts)
    return out


def _compile(at: Path, flags: list[str], asked: dict[str, set[str]], out: Built, front: bool) -> None:
    """Compile what is written by hand; then again, with a stub for every function that is asked for beyond it."""
    sources = ("device.c", "memory.c", "stream.c", "module.c") if front else ("libraries.c",)
    command = [*flags, *(str(SOURCES / s) for s in sources), "-lpthread", "-lm", "-o", str(at)]
    command += ["-fvisibility=hidden"] if front else []
    _gcc(command)
    hand = dynamic(at)
    if front:
        asked[""] |= {s for names in hand.wanted.values() for s in names if _FRONT.match(s)}
        known = set((SOURCES / "refused.txt").read_text().split())
        left = set().union(*asked.values()) - hand.defined
        out.new, out.gone = tuple(sorted(left - known)), tuple(sorted(known - left))
    stubs, nodes = at.with_name("stubs.c"), at.with_name("nodes.map")
    stubs.write_text(_stubs(asked, hand.defined, front))
    nodes.write_text(_nodes(asked))
    _gcc([*command, str(stubs), f"-Wl,--version-script={nodes}", f"-Wl,-soname,{at.name}"])


def _cuda_version(site: Path) -> str:
    """`13.2` of the installed wheel; GuideError when there is none or when it is a CPU build."""
    try:
        text = (site / "torch" / "version.py").read_text(encoding="utf-8")
    except OSError:
        raise GuideError("PyTorch", f"it is not installed in {site}", "make env-test") from None
    found = re.search(r"^cuda.*= '([\d.]+)'", text, re.MULTILINE)
    if not found:
        what = "the installed build is made for the CPU: it asks for no CUDA library"
        raise GuideError("PyTorch", what, "on Linux: make env-test without TORCH_ARGS")
    return found[1]


def _headers(site: Path, version: str) -> Path:
    for found in sorted(site.glob("nvidia/cu*/include/cuda.h")):
        return found.parent
    wheel = f"'nvidia-cuda-runtime=={version}.*'"
    raise GuideError(
        "CUDA's headers", f"they are not in {site}", f"{sys.executable} -m pip install --no-deps {wheel}"
    )


def _required_of_the_driver(site: Path) -> list[str]:
    text = (site / "torch/include/c10/cuda/driver_api.h").read_text(encoding="utf-8")
    block = text.partition("C10_LIBCUDA_DRIVER_API_REQUIRED(_)")[2].partition("\n\n")[0]
    return re.findall(r"_\((cu\w+), \d+\)", block)


def _versions(site: Path) -> list[str]:
    """The versions of cuDNN and NCCL that the wheel requires, as the libraries would tell them."""
    wheels = metadata.distributions(name="torch", path=[str(site)])
    required = " ".join(text for wheel in wheels for text in wheel.requires or ())
    out = []
    for name in ("cudnn", "nccl"):
        found = re.search(rf"nvidia-{name}-cu\d+==(\d+)\.(\d+)\.(\d+)", required)
        major, minor, patch = map(int, found.groups()) if found else (0, 0, 0)
        out.append(f"-D{name.upper()}_VERSION={10000 * major + 100 * minor + patch}")
    return out


def _wanted(parts: Iterable[Dynamic]) -> dict[str, set[str]]:
    """The functions that the wheel asks of NVIDIA's libraries, by version node; '' holds those without one."""
    out: dict[str, set[str]] = defaultdict(set)
    given = set().union(*(p.defined for p in parts))
    for part in parts:
        for (node, library), names in part.wanted.items():
            if node and _NVIDIA.match(library):
                out[node] |= names
            elif not node:
                out[""] |= {s for s in names - given if _UNVERSIONED.match(s)}
    return out


def _stubs(asked: Mapping[str, set[str]], by_hand: frozenset[str], front: bool) -> str:
    lines = [
        '#define STUB __attribute__((visibility("default")))',
        "long missing(const char *), pretended_refused(const char *, long), pretended_product(const char *);",
    ]
    for name in sorted(set().union(*asked.values()) - by_hand):
        if _TEXT.match(name):
            lines.append(f'STUB const char *{name}(void) {{ return "it is not pretended"; }}')
        elif front:
            lines.append(f'STUB long {name}(void) {{ return missing("{name}"); }}')
        else:
            status = next((value for key, value in _STATUS.items() if name.startswith(key)), 1)
            refused = f'pretended_refused("{name}", {status})'
            body = f'pretended_product("{name}")' if _PRODUCT.match(name) else refused
            lines.append(f"STUB long {name}(void) {{ return {'0' if _SETTING.match(name) else body}; }}")
    return "\n".join(lines) + "\n"


def _nodes(asked: Mapping[str, set[str]]) -> str:
    """The version script; names without a node are exported as they are."""
    return "".join(
        f"{node} {{ global: {' '.join(f'{s};' for s in sorted(names))} }};\n"
        for node, names in sorted(asked.items())
        if node and names
    )


def _gcc(arguments: list[str]) -> None:
    if not shutil.which("gcc"):
        raise GuideError("gcc", "it is not installed", "on Debian: apt-get install gcc libc6-dev")
    done = processes.ask(["gcc", *arguments], 600)
    if done.returncode:
        raise GuideError(SOURCES, f"gcc refuses:\n{done.stderr[:2000]}", "mend the source")


def _link(at: Path, to: Path) -> None:
    at.unlink(missing_ok=True)
    at.symlink_to(os.path.relpath(to, at.parent))


def _fill_in(out: Built, lib: Path, parts: Iterable[Dynamic]) -> None:
    """Link the names that the wheel's RPATH does not find: where no NVIDIA library lies, PyTorch shall load, too."""
    paths = [p for part in parts for p in part.paths if "nvidia" in p]
    folders = [Path(str(lib) + p.removeprefix("$ORIGIN")).resolve() for p in dict.fromkeys(paths)]
    for name in out.libraries:
        at = next((f / name for f in folders if f.parent.name in name.lower()), folders[-1] / name)
        if at.is_symlink() or not at.exists():
            at.parent.mkdir(parents=True, exist_ok=True)
            _link(at, out.folder / name)
            out.linked.append(name)
