"""A program compiles through ccache where that is installed, and gets what the compiler makes."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from guide.experiments import compiler

MAIN = '#include "here.h"\n#include <stdio.h>\nint main() { printf("%d %s\\n", NUMBER, __FILE__); }\n'
needs_ccache = pytest.mark.skipif(not shutil.which("ccache"), reason="ccache is not installed")


def compiled(folder: Path, number: int, cache: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the program says that is compiled in a run's `folder`."""
    monkeypatch.setattr(compiler, "folder", lambda: cache)
    folder.mkdir(exist_ok=True)
    (folder / "here.h").write_text(f"#define NUMBER {number}\n")
    (folder / "main.cpp").write_text(MAIN)
    env = {"PATH": os.environ["PATH"], "TMPDIR": str(folder)}
    env |= compiler.variables(env)
    for command in (["g++", "-c", str(folder / "main.cpp"), "-o", "main.o"], ["g++", "main.o"]):
        subprocess.run(command, cwd=folder, env=env, check=True)
    return subprocess.run([folder / "a.out"], capture_output=True, text=True, check=True).stdout


@needs_ccache
def test_another_run_takes_what_was_compiled_and_a_changed_header_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    assert compiled(tmp_path / "one", 1, cache, monkeypatch).startswith("1 ")
    assert compiled(tmp_path / "two", 1, cache, monkeypatch).startswith("1 ")
    shown = subprocess.run(
        ["ccache", "--print-stats"],
        env=os.environ | {"CCACHE_DIR": str(cache)},
        capture_output=True,
        text=True,
    ).stdout
    counts = dict(line.split("\t") for line in shown.splitlines())
    assert int(counts["direct_cache_hit"]) + int(counts["preprocessed_cache_hit"]) == 1
    assert compiled(tmp_path / "two", 2, cache, monkeypatch).startswith("2 ")


def test_without_ccache_nothing_is_changed(tmp_path: Path) -> None:
    assert compiler.variables({"PATH": str(tmp_path), "TMPDIR": str(tmp_path)}) == {}
