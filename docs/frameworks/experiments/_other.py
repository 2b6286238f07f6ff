"""Runs a function in the Python of another framework; `GUIDE_PYTHON_JAX=/path/to/python` names it, else it is this one"""

import inspect
import os
import subprocess
import sys
import tempfile
import textwrap


def run(framework, half, *given):
    """What `half(*given)` prints there. The function imports what it needs; `given` are numbers, texts and lists"""
    python = os.environ.get(f"GUIDE_PYTHON_{framework.upper()}", sys.executable)
    source = textwrap.dedent(inspect.getsource(half)) + f"\n{half.__name__}(*{given!r})\n"
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(source)
        file.flush()
        done = subprocess.run([python, file.name], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{framework} in {python}:\n{done.stderr[-1500:]}")
    return done.stdout.rstrip("\n")
