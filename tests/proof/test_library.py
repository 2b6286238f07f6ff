"""What libraries tell of their sources: small ones compiled here, and PyTorch's held against a second way."""

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from guide.binaries.code import Code
from guide.binaries.library import Library, Symbol, repository_paths
from guide.citations.libraries import FOREIGN
from guide.citations.sources import Wheel, installed
from guide.core.errors import GuideError
from tests.wheels import compiled

FIRST = """\
const char *volatile said;
static __attribute__((noinline, used)) int local_first(int a) { said = "/b/pytorch/aten/src/ATen/first.cpp"; return a * 3; }
namespace at { int shared(int a) { return local_first(a) + 1; } }
static __attribute__((noinline, used)) int local_too(int a) { return a * 5; }
int counted = 1;
"""
SECOND = """\
namespace at { int shared(int); }
extern const char *volatile said;
static __attribute__((noinline, used)) int local_second(int a) { said = "/b/pytorch/third_party/x/y.cpp"; return a * 7; }
namespace at { int other(int a) { return 2 * local_second(a) + shared(a); } }
static __attribute__((noinline, used)) int local_last(int a) { return a * 9; }
__attribute__((visibility("hidden"))) int hidden(int a) { return 2 * local_last(a); }
template <typename T> __attribute__((noinline)) T weak(T a) { return a + a; }
int made(int a) { return weak<int>(a); }
"""

KERNEL = """\
static __attribute__((noinline, used)) int stub(int a) { return a * 11; }
namespace at { int launch(int a) { return 2 * stub(a); } }
static __attribute__((noinline, used)) int stub_too(int a) { return a * 13; }
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library of first.cpp and second.cu, with a full symbol table."""
    sources = {"first.cpp": FIRST, "second.cu": SECOND}
    return compiled(tmp_path_factory.mktemp("small"), "libsmall.so", sources)


def test_local_symbols_tell_their_unit_and_bound_the_others(small: Path) -> None:
    names = Library(small).names_by_unit()
    assert {b"_ZL11local_firsti", b"_ZL9local_tooi", b"_ZN2at6sharedEi"} <= names["first.cpp"]
    assert {b"_ZL12local_secondi", b"_ZN2at5otherEi"} <= names["second.cu"]
    assert {b"counted", b"_Z4weakIiET_S0_", b"_Z6hiddeni"} <= names[""], (
        "of no unit, whatever stands beside it"
    )
    assert not any(b"local" in name for name in Library(small).names_by_unit((b"_ZL",))["first.cpp"])


def test_what_the_cuda_compiler_hands_on_is_told_by_its_source(tmp_path: Path) -> None:
    made = "tmpxft_00014fdf_00000000-6_flash_fwd.v2.compute_120.cudafe1.cpp"
    library = Library(compiled(tmp_path, "libkernels.so", {"first.cpp": FIRST, made: KERNEL}))
    assert "flash_fwd.v2.cu" in library.units and made not in library.units
    assert {b"_ZN2at6launchEi", b"_ZL4stubi"} <= library.names_by_unit()["flash_fwd.v2.cu"]


def test_symbols(small: Path) -> None:
    library = Library(small)
    known = {s.name: s for s in library.symbols}
    assert library.units[known["_ZL11local_firsti"].unit] == "first.cpp"
    assert known["counted"].code is False and known["counted"].size == 4
    assert (known["_Z4weakIiET_S0_"].weak, known["_Z4weakIiET_S0_"].unit) == (True, -1)
    assert known["_Z6hiddeni"].unit == -1
    assert isinstance(library.symbols[0], Symbol)


def test_a_stripped_library_gives_what_it_exports(small: Path, tmp_path: Path) -> None:
    stripped = tmp_path / "libsmall.so"
    subprocess.run([shutil.which("strip") or "strip", "-o", stripped, small], check=True)
    names = Library(stripped).names_by_unit()
    assert set(names) == {""}
    assert b"_ZN2at6sharedEi" in names[""] and b"_Z6hiddeni" not in names[""]


def test_strings_that_name_sources_and_the_code_that_uses_them(small: Path) -> None:
    code = Code(small)
    assert set(code.source_paths.values()) >= {
        "/b/pytorch/aten/src/ATen/first.cpp",
        "/b/pytorch/third_party/x/y.cpp",
    }
    assert set(code.paths.values()) == {"aten/src/ATen/first.cpp"}
    where, _ = code.references(set(code.paths), calls=False)
    assert {code.functions[2][i].name for i in code.owner(where).tolist()} == {"_ZL11local_firsti"}
    number = {s.name: i for i, s in enumerate(code.functions[2])}
    start = int(code.functions[0][number["_ZL12local_secondi"]])
    assert [len(found) for found in code.references(set(), calls=True)] == [0, 0]
    where, target = code.references({start}, calls=True)
    assert set(target.tolist()) == {start}
    assert number["_ZN2at5otherEi"] in code.owner(where).tolist()


def test_paths_of_the_repository_only() -> None:
    given = {
        "/pytorch/aten/src/ATen/native/cuda/Copy.cu",
        "/pytorch/build/aten/src/ATen/RegisterCUDA_0.cpp",
        "/pytorch/aten/src/ATen/../../../third_party/cutlass/gemm.h",
        "/pytorch/third_party/fbgemm/x.cu",
        "/usr/include/c++/13/vector.h",
        "/tmp/tmpxft_1.cudafe1.cpp",
        "/pytorch/c10/cuda/CUDAStream.cpp",
    }
    assert sorted(repository_paths(given).values()) == [
        "aten/src/ATen/native/cuda/Copy.cu",
        "build/aten/src/ATen/RegisterCUDA_0.cpp",
        "c10/cuda/CUDAStream.cpp",
    ]


@pytest.mark.parametrize(
    "content", [b"", b"not a library", b"\x7fELF\x01\x01" + b"\0" * 90, b"\x7fELF\x02\x01"]
)
def test_what_is_no_library_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.so").write_bytes(content)
    with pytest.raises(GuideError, match="not a library that can be read"):
        Library(tmp_path / "x.so")
    with pytest.raises(GuideError, match="not a library that can be read"):
        Library(tmp_path / "missing.so")


def test_a_damaged_library_is_refused_or_read_never_a_traceback(small: Path, tmp_path: Path) -> None:
    whole, draw = small.read_bytes(), random.Random(4)
    at = int.from_bytes(whole[0x28:0x30], "little")
    refused = 0
    for n in range(150):
        damaged = bytearray(whole[: draw.randrange(1, len(whole))] if n % 3 == 0 else whole)
        if n % 3:
            begin, end = (0, 64) if n % 3 == 1 else (at, len(whole))
            for _ in range(4):
                damaged[draw.randrange(begin, end)] = draw.randrange(256)
        (tmp_path / "x.so").write_bytes(damaged)
        try:
            library = Library(tmp_path / "x.so")
            library.names_by_unit()
            assert isinstance(library.source_paths, dict)
        except GuideError as error:
            assert error.cure
            refused += 1
    assert refused > 50


def test_the_file_of_an_exported_function(torch_wheel: Wheel) -> None:
    """A function's split-off `.cold` part is local, so its file is known: is it where its place says?"""
    agree, differ = 0, []
    for name in ("libtorch_cpu.so", "libtorch_python.so", "libc10.so"):
        library = Library(torch_wheel.folder / "torch" / "lib" / name)
        names = library.names_by_unit()
        listed = subprocess.run(
            ["nm", "-D", "--defined-only", "--format=just-symbols", library.path],
            capture_output=True,
            check=True,
        )
        exported = set(listed.stdout.split())
        homes = {n: unit for unit, found in names.items() for n in found & exported if unit.endswith(".cpp")}
        cold = {
            n: unit
            for unit, found in names.items()
            if unit.endswith(".cpp")
            for n in found
            if n.endswith(b".cold")
        }
        for part, unit in cold.items():
            told = homes.get(part.removesuffix(b".cold"), "")
            if told and unit in told.split("|"):
                agree += 1
            elif told:
                differ.append((part, unit, told))
    # Other projects' code, which is not cited, may be laid out otherwise.
    differ = [found for found in differ if not found[0].startswith(FOREIGN)]
    assert agree > 15_000 and not differ, (agree, differ[:5])


@pytest.fixture(scope="module")
def torch_wheel() -> Wheel:
    """The installed PyTorch."""
    return installed()
