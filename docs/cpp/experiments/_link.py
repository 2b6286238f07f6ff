"""Compiles the parts of a text of C++ one by one, links them in an order that the program chooses, and runs the result."""

import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def part(name: str, part: str, *flags: str) -> str:
    """Compile what `_name.cpp` has between `#ifdef part` and `#endif` into an object file."""
    made = str(Path.cwd() / f"{name}-{part}{''.join(flags)}.o")
    command = ["g++", "-std=c++20", "-fPIC", "-c", f"-D{part}", *flags, str(HERE / f"_{name}.cpp"), "-o", made]
    subprocess.run(command, check=True)
    return made


def library(made: str, *words: str) -> str:
    """Link a shared library."""
    subprocess.run(["g++", "-shared", *words, "-o", made], check=True)
    return str(Path.cwd() / made)


def archive(made: str, *objects: str) -> str:
    """Put object files into a static library."""
    Path(made).unlink(missing_ok=True)
    subprocess.run(["ar", "rcs", made, *objects], check=True)
    return str(Path.cwd() / made)


def run(*words: str) -> list[str]:
    """Link a program, run it, and return the lines that it prints."""
    subprocess.run(["g++", *words, f"-Wl,-rpath,{Path.cwd()}", "-o", "program"], check=True)
    done = subprocess.run(["./program"], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
