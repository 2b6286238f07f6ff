"""Compiles a text of C++ that lies beside the program, without PyTorch, and runs it."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def build(name: str, *flags: str) -> str:
    """Compile `_name.cpp` with g++ into a file in the working folder, and return its path."""
    made = str(Path.cwd() / (name + "".join(flags).replace("/", "_")))
    command = ["g++", "-std=c++20", "-Wall", "-Wextra", str(HERE / f"_{name}.cpp"), *flags, "-o", made]
    subprocess.run(command, check=True)
    return made


def run(name: str, *flags: str) -> None:
    """Compile `_name.cpp`, run it and print what it prints."""
    done = subprocess.run([build(name, *flags)], capture_output=True, text=True, check=True)
    sys.stdout.write(done.stdout)


def compiles(name: str, *flags: str) -> bool:
    """Whether the compiler takes `_name.cpp`."""
    command = ["g++", "-std=c++20", "-fsyntax-only", str(HERE / f"_{name}.cpp"), *flags]
    return subprocess.run(command, capture_output=True).returncode == 0
