"""Compiles a C++ program against the installed PyTorch, runs it, and counts its instructions."""

import os
import re
import subprocess
from pathlib import Path

import torch

HOME = Path(torch.__file__).parent
HEADERS = ["include", "include/torch/csrc/api/include", "utils/benchmark/utils/valgrind_wrapper"]
COUNTING = r"""
#include <callgrind.h>
#include <cstdlib>
#include <string>
int news = 0;
void* operator new(size_t n) { news++; return std::malloc(n); }
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, size_t) noexcept { std::free(p); }
// Runs `call` once to warm up, then once counted, and leaves a profile that is named after it.
template <class F> void measure(const std::string& name, F call) {
  call();
  CALLGRIND_START_INSTRUMENTATION;  // until then valgrind only lets the program through
  news = 0;
  CALLGRIND_TOGGLE_COLLECT;
  call();
  CALLGRIND_TOGGLE_COLLECT;
  std::string told = name + " | " + std::to_string(news);
  CALLGRIND_DUMP_STATS_AT(told.c_str());
}
"""

# The same for calls in Python. What comes before `begin`, above all importing torch, valgrind only lets through.
MEASURE = """
import os, subprocess, torch
def begin():
    subprocess.run(["vgdb", f"--pid={os.getpid()}", "instrumentation", "on"], check=True, capture_output=True)
def measure(call):
    for _ in range(5): call()
    torch._C._valgrind_toggle()
    call()
    torch._C._valgrind_toggle_and_dump_stats()
"""


def build(source: str) -> str:
    """The path of the program."""
    Path("program.cpp").write_text(source)
    flags = ["-std=c++20", "-O2", "-DNDEBUG", *(f"-I{HOME / h}" for h in HEADERS)]
    libraries = [f"-L{HOME}/lib", f"-Wl,-rpath,{HOME}/lib", "-ltorch", "-ltorch_cpu", "-lc10"]
    subprocess.run(["g++", "program.cpp", "-o", "program", *flags, *libraries], check=True)
    return "./program"


def output(source: str) -> str:
    """What the program prints."""
    return subprocess.run([build(source)], capture_output=True, text=True, check=True).stdout


def counted(*command: str) -> list[tuple[str, Path]]:
    """Runs a command under callgrind, which is off until it is turned on, and then counts between toggles.

    Gives (name, profile) in the order of the dumps.
    """
    tool = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no"]
    tool += ["--callgrind-out-file=counts"]
    # One set of kernels on every machine, and one thread.
    env = os.environ | {"ATEN_CPU_CAPABILITY": "default", "OMP_NUM_THREADS": "1"}
    subprocess.run([*tool, *command], check=True, env=env, stderr=subprocess.DEVNULL)
    paths = sorted(Path().glob("counts.*"), key=lambda path: int(path.suffix[1:]))
    return [(re.search(r"Trigger: Client Request(?:: )?(.*)", path.read_text())[1], path) for path in paths]


def total(profile: Path) -> int:
    """The instructions of a profile."""
    return int(re.search(r"totals: (\d+)", profile.read_text())[1])


def inclusive(profile: Path, *functions: str) -> list[int]:
    """The instructions of each function and of all that it calls; a function is named by a part of its name."""
    command = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(profile)]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [row for row in map(re.compile(r" *([\d,]+) \(.*?%\)  (.*)").match, lines) if row]
    return [int(next(row[1] for row in rows if name in row[2]).replace(",", "")) for name in functions]


def measured(source: str) -> dict[str, tuple[int, int]]:
    """For each `measure` of the program: its instructions and its calls of `operator new`."""
    rows = [(name.rpartition(" | "), total(path)) for name, path in counted(build(COUNTING + source))]
    return {name: (count, int(news)) for (name, _, news), count in rows}


def band(ratio: float, edges: tuple[float, ...], unit: str = " times") -> str:
    """The two edges that a ratio lies between: coarse enough to be the same on every machine."""
    low, high = next((a, b) for a, b in zip(edges, edges[1:], strict=False) if a <= ratio < b)
    return f"{low:g} to {high:g}{unit}"
