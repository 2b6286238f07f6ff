"""Compiles the C++ of the package as its wheel does, and loads it here without installing it."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import torch

BESIDE = Path(__file__).parent
HOME = Path(torch.__file__).parent
AVX2 = ["-mavx2", "-mfma", "-mf16c", "-DCPU_CAPABILITY=AVX2", "-DCPU_CAPABILITY_AVX2"]


def kernels() -> Any:
    """The operator with its schema and its kernels, and nothing else registered."""
    shutil.copyfile(BESIDE / "_swiglu.cpp", "swiglu.cpp")
    shutil.copyfile(BESIDE / "_checks.cpp", "checks.h")
    flags = ["-shared", "-fPIC", "-std=c++20", "-O3", "-DNDEBUG", *AVX2]
    flags += [f"-I{HOME}/include", f"-L{HOME}/lib", f"-Wl,-rpath,{HOME}/lib"]
    command = ["g++", *flags, "swiglu.cpp", "-o", "libswiglu.so", "-ltorch_cpu", "-lc10"]
    subprocess.run(command, check=True)
    torch.ops.load_library(Path("libswiglu.so").absolute())
    return torch.ops.fused_swiglu.swiglu


def whole() -> Any:
    """The operator with all that the package registers."""
    operator = kernels()
    import _registrations  # noqa: F401

    return operator
