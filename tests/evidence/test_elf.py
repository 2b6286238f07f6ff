"""What the libraries' symbol tables tell, held against what they tell in a second way."""

from dataclasses import replace

from guide.evidence import elf
from guide.evidence.wheel import Wheel


def test_the_file_of_an_exported_function(torch_wheel: Wheel) -> None:
    """A function's split-off `.cold` part is local, so its file is known: is it where its place says?"""
    agree, differ = 0, []
    for name in ("libtorch_cpu.so", "libtorch_python.so", "libc10.so"):
        with elf.opened(torch_wheel.folder / "torch" / "lib" / name) as library:
            names = library.names(())
            library.sections = [replace(s, kind=0) if s.kind == 2 else s for s in library.sections]
            exported = library.names(())[""]  # without its full table, a library gives the dynamic one
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
    assert agree > 15_000 and not differ, (agree, differ[:5])


def test_embedded_paths(torch_wheel: Wheel) -> None:
    with elf.opened(torch_wheel.folder / "torch" / "lib" / "libc10.so") as library:
        assert any(path.endswith("/c10/core/TensorImpl.cpp") for path in library.source_paths())
