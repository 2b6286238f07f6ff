"""A package whose C++ is built by pip against the installed PyTorch"""

# requires: g++
# limit: 240
import os
import re
import subprocess
import sys
from pathlib import Path

import _link
import torch

FILES = {
    "pyproject.toml": """[build-system]
requires = ["setuptools", "torch"]
build-backend = "setuptools.build_meta"
[project]
name = "guide-ext"
version = "1"
""",
    "setup.py": """from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension
setup(ext_modules=[CppExtension("guide_ext", ["ext.cpp"], py_limited_api=True)],
      cmdclass={"build_ext": BuildExtension}, options={"bdist_wheel": {"py_limited_api": "cp310"}})
""",
    "ext.cpp": """#include <Python.h>
#include <torch/library.h>
TORCH_LIBRARY(guide, m) { m.def("answer", []() -> int64_t { return 42; }); }
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "guide_ext", nullptr, -1, nullptr};
PyMODINIT_FUNC PyInit_guide_ext() { return PyModule_Create(&def); }
""",
}
Path("package").mkdir()
for name, text in FILES.items():
    Path("package", name).write_text(text)
words = "-m pip install -v --no-build-isolation --no-deps --no-index --target=site ./package"
wide = os.environ | {"COLUMNS": "9999"}
pip = subprocess.run([sys.executable, *words.split()], capture_output=True, text=True, env=wide)
said = pip.stdout + pip.stderr
for what, sign in (("compile", " -c "), ("link", " -shared ")):
    print(
        f"{what:8}",
        _link.flags(next(line for line in said.splitlines() if sign in line and "TORCH" * (what == "compile") in line)),
    )
print("wheel   ", re.search(r"filename=(\w+-\d-\w+-\w+)-", said)[1])
print("module  ", "guide_ext.abi3.so", _link.needs(Path("site/guide_ext.abi3.so")))
sys.path.insert(0, "site")
import guide_ext  # noqa: E402, F401

print("torch.ops.guide.answer() =", torch.ops.guide.answer())
