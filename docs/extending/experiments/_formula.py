"""Compiles `_formula.cpp`, loads it, and gives one of its operators a formula from Python."""

import subprocess
from pathlib import Path

import torch

HOME = Path(torch.__file__).parent


def load():
    """The operators none, in_cpp and in_python, by name."""
    flags = ["-shared", "-fPIC", "-std=c++20", "-O2", "-DNDEBUG", f"-I{HOME}/include"]
    flags += [f"-L{HOME}/lib", f"-Wl,-rpath,{HOME}/lib"]
    source = Path(__file__).with_name("_formula.cpp")
    command = ["g++", *flags, source, "-o", "libformula.so", "-ltorch_cpu", "-lc10"]
    subprocess.run(command, check=True)
    torch.ops.load_library(Path("libformula.so").absolute())
    torch.library.register_autograd("formula::in_python", lambda ctx, grad: 2 * grad)
    ops = torch.ops.formula
    return {name: getattr(ops, name).default for name in ("none", "in_cpp", "in_python")}
