"""The compiler that remembers: the same bytes as the real one's, and every change that it must notice."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from guide.experiments import compiler, remembering
from guide.experiments.remembering import Command, understood

SOURCE = "#include <torch/library.h>\n#include <cstdio>\nint main() { std::puts(say(__FILE__)); }\n"
HEADER = '#pragma once\n#include <string>\n#include "words.h"\ninline const char* say(const char*) { return WORDS; }\n'


class World:
    """A small PyTorch's headers, a compiler of our own that leads to the real one, a cache, and sealed folders."""

    def __init__(self, base: Path) -> None:
        self.base, self.runs = base, 0
        for name, text in {
            "torch/library.h": HEADER,
            "torch/words.h": '#define WORDS "first words"\n',
        }.items():
            file = base / "include" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        real, self.log = shutil.which("g++"), base / "log"
        own = base / "bin/g++"
        own.parent.mkdir()
        own.write_text(f'#!/bin/sh\necho "$@" >> {self.log}\nexec {real} "$@"\n')
        own.chmod(0o755)
        self.environment = {"PATH": f"{own.parent}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}

    def make(
        self,
        *flags: str,
        source: str = SOURCE,
        remember: bool = True,
        words: tuple[str, ...] = ("-c",),
        below: str = ".",
    ) -> bytes:
        """Compile in a new folder; the bytes of what came out. What the real compiler was asked lies in `log`."""
        folder = self.base / f"run-{self.runs:03}"
        self.runs += 1
        (folder / below).mkdir(parents=True)
        (folder / "one.cpp").write_text(source)
        self.log.write_text("")
        env = self.environment | {"TMPDIR": str(folder)}
        env |= compiler.variables(env, self.base / "cache") if remember else {}
        command = ["g++", *flags, f"-I{self.base}/include", *words, str(folder / "one.cpp"), "-o", "out"]
        self.done = subprocess.run(command, cwd=folder / below, env=env, capture_output=True, text=True)
        if remember:
            compiler.prepare(env)
        self.said = self.done.stderr.replace(str(folder), "FOLDER")
        out = folder / below / "out"
        return out.read_bytes().replace(bytes(folder), b"FOLDER") if out.exists() else b""

    def compiled(self) -> bool:
        """Whether the last `make` had the source compiled by the real compiler."""
        return any(" -c " in f" {line} " and "-###" not in line for line in self.log.read_text().splitlines())

    def with_headers(self) -> bool:
        """Whether it was compiled with a header that had been compiled before."""
        return any("-c" in line and "-include" in line for line in self.log.read_text().splitlines())


@pytest.fixture
def world(tmp_path: Path) -> World:
    """See World."""
    return World(tmp_path)


@pytest.mark.parametrize("flags", [("-O0",), ("-O2", "-fPIC", "-DNDEBUG")])
def test_the_bytes_are_those_of_the_real_compiler(world: World, flags: tuple[str, ...]) -> None:
    plain = world.make(*flags, remember=False)
    assert plain and world.make(*flags) == plain and world.compiled()
    assert world.make(*flags) == plain and not world.compiled()
    link = ("-Wl,--build-id=none",)  # a digest, in which the folder's name is
    linked = world.make(*flags, remember=False, words=link)
    assert b"ELF" in linked and world.make(*flags, words=link) == linked and not world.compiled()


def test_headers_compiled_before_give_the_same_bytes(world: World) -> None:
    sources = [
        SOURCE.replace("int main", f"int number = {n};\nint main") for n in range(remembering.WISHES + 1)
    ]
    plain = [world.make("-O1", source=source, remember=False) for source in sources]
    made = []
    for number, source in enumerate(sources):  # each extension is compiled in a folder of its name
        made.append((world.make("-O1", source=source, below=f"own{number}"), world.with_headers()))
    assert [data for data, _ in made] == plain
    assert [used for _, used in made] == [False] * remembering.WISHES + [True]


def test_a_change_in_a_header_is_noticed(world: World) -> None:
    for number in range(remembering.WISHES + 1):  # the set of headers is compiled, too
        before = world.make(source=SOURCE + f"int n{number};\n")
    assert world.with_headers()
    (world.base / "include/torch/words.h").write_text('#define WORDS "second words"\n')
    after = world.make(source=SOURCE + f"int n{remembering.WISHES};\n")
    assert b"first words" in before and b"second words" in after and b"first words" not in after
    other = world.make(source=SOURCE + "int other;\n")
    assert b"second words" in other and b"first words" not in other


def test_a_header_that_comes_to_stand_before_another_is_noticed(world: World) -> None:
    (world.base / "first").mkdir()
    flags = f"-I{world.base}/first"
    assert (
        b"first words" in world.make(flags) and b"first words" in world.make(flags) and not world.compiled()
    )
    shutil.copytree(world.base / "include/torch", world.base / "first/torch")
    (world.base / "first/torch/words.h").write_text('#define WORDS "second words"\n')
    assert b"second words" in world.make(flags) and world.compiled()


def test_another_compiler_is_noticed(world: World) -> None:
    world.make()
    world.make()
    assert not world.compiled()
    own = world.base / "bin/g++"
    own.write_text(own.read_text() + "# a newer one, of the same name and place\n")
    world.make()
    assert world.compiled()


def test_other_flags_and_another_source_are_noticed(world: World) -> None:
    world.make()
    for flags, source in ((("-O3",), SOURCE), (("-DX=1",), SOURCE), ((), SOURCE + "int x;\n")):
        world.make(*flags, source=source)
        assert world.compiled()
        world.make(*flags, source=source)
        assert not world.compiled()


def test_a_cache_that_was_damaged_is_not_believed(world: World) -> None:
    plain = world.make()
    for file in (world.base / "cache/objects").glob("*.o"):
        file.write_bytes(file.read_bytes()[:-7])
    assert world.make() == plain and world.compiled()
    for file in (world.base / "cache/objects").glob("*.json"):
        file.write_text("{")
    assert world.make() == plain and world.compiled()


def test_errors_and_warnings_are_said_each_time(world: World) -> None:
    for source, says in ((SOURCE + "int x = 'ab';\n", "warning"), (SOURCE + "nonsense;\n", "error")):
        world.make(source=source, remember=False)
        plain = world.said
        for _ in range(3):
            world.make(source=source)
            assert says in world.said
            assert world.said == plain
    assert world.done.returncode == 1


def test_what_is_not_wholly_understood_goes_to_the_real_compiler(world: World) -> None:
    for words in (
        ("-M",),
        ("-E",),
        ("-S",),
        ("-c", "-save-temps"),
        ("-c", "-x", "c++"),
        ("-c", "-g"),
        ("-c", "-include", "cstdio"),
    ):
        world.make(words=words)
        assert len(world.log.read_text().splitlines()) == 1


def test_the_longest_unused_goes_first(tmp_path: Path) -> None:
    for age, name in enumerate("abc"):
        (tmp_path / name).write_bytes(b"x" * 10)
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    remembering.prune(tmp_path, 25)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "b"]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("-O2 -c a.cpp", Command(("-O2",), (), "a.cpp", "a.o", False)),
        (
            "-I x -MMD -MF a.d -c a.cc -o b.o",
            Command(("-I", "x"), ("-MMD", "-MF", "a.d"), "a.cc", "b.o", False),
        ),
        ("a.cpp -shared -Wl,-rpath,x -lc10 -L y", Command((), (), "a.cpp", "a.out", True)),
        ("a.cpp b.cpp", None),
        ("a.o", None),
        ("-c a.cpp -fplugin=x.so", None),
        ("-MMD a.cpp", None),
        ("--version", None),
    ],
)
def test_a_command_is_understood_in_every_word_or_not_at_all(line: str, command: Command | None) -> None:
    assert understood(line.split()) == command


def test_it_runs_without_the_package() -> None:
    script = Path(remembering.__file__)
    done = subprocess.run(
        [sys.executable, "-I", "-S", script, "/bin/echo", "--version"], capture_output=True, text=True
    )
    assert "echo" in done.stdout and not done.stderr
