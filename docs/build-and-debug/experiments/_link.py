"""Compiles and links small libraries, and tells what a new interpreter says about a piece of code, without folders."""

import os
import re
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

TORCH = Path(find_spec("torch").origin).parent  # found, not imported
MODULE = """#include <Python.h>
{declare}
static PyModuleDef def = {{PyModuleDef_HEAD_INIT, "{name}", nullptr, -1, nullptr}};
PyMODINIT_FUNC PyInit_{name}() {{ {body} return PyModule_Create(&def); }}
"""


def compile(output: str, source: str, *flags: str) -> None:
    """Compile `source` into the object file `output`."""
    file = Path(output).with_suffix(".cpp")
    file.write_text(source)
    include = [f"-I{TORCH}/include", f"-I{sysconfig.get_path('include')}"]
    subprocess.run(["g++", "-c", "-fPIC", "-std=c++20", *include, *flags, str(file), "-o", output], check=True)


def link(output: str, *words: str) -> None:
    """Link `words` into the shared library `output`; torch's libraries are found, none is added."""
    subprocess.run(["g++", "-shared", "-o", output, f"-L{TORCH}/lib", *words], check=True)


def module(name: str, declare: str, body: str, *flags: str, compile_flags: tuple[str, ...] = ()) -> None:
    """An extension module whose initialiser runs `body`; `declare` stands before it, `flags` go to the linker."""
    compile(f"{name}.o", MODULE.format(name=name, declare=declare, body=body), *compile_flags)
    link(f"{name}.so", f"{name}.o", "-Wl,--no-as-needed", *flags)


def attempt(code: str, **env: str) -> str:
    """What a new interpreter prints, or the line with its error, without folders."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | env)
    if done.returncode == 0:
        return done.stdout.strip() or "fine"
    said = [line for line in done.stderr.splitlines() if re.match(r"\s*(\w+Error:|what\(\):)", line)]
    return re.sub(r"(?<![\w.])(/[^/\s:]+)+/", "", said[0]).strip() if said else done.stderr


def demangle(name: str) -> str:
    """A name as `c++filt` reads it, up to the first template argument."""
    return subprocess.run(["c++filt", name], capture_output=True, text=True).stdout.split("<")[0].strip()


def flags(line: str) -> str:
    """Of a command line, the words that PyTorch adds and that do not name a folder."""
    kept = r"-(?:std=\S+|l\w+|D(?:TORCH|Py_L|_GLIB)\S*|fPIC|shared)"
    return " ".join(dict.fromkeys(word for word in line.split() if re.fullmatch(kept, word)))


def needs(file: Path) -> str:
    """Which libraries of PyTorch a library asks for (libtorch aside, which Ubuntu's linker drops), and where it looks."""
    dynamic = subprocess.run(["readelf", "-dW", file], capture_output=True, text=True).stdout
    needed = [n for n in ("libc10", "libtorch_cpu", "libtorch_python") if f"[{n}.so]" in dynamic]
    return f"needs {', '.join(needed)}; a path to look in: {'yes' if 'PATH' in dynamic else 'none'}"
