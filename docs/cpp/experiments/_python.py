"""Compiles a text of C++ into a module that this Python imports, without PyTorch."""

import importlib.util
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


def module(name: str) -> ModuleType:
    """Compile `_name.cpp`, whose initialiser is `PyInit_name`, and import it."""
    made = str(Path.cwd() / f"{name}.so")
    include = f"-I{sysconfig.get_path('include')}"
    command = ["g++", "-std=c++20", "-shared", "-fPIC", include, str(HERE / f"_{name}.cpp"), "-o", made]
    subprocess.run(command, check=True)
    spec = importlib.util.spec_from_file_location(name, made)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded
