"""Listens to oneDNN and to MKL while a call runs."""

import ctypes
import os
import tempfile
from contextlib import contextmanager

import torch

mkl, onednn = torch.backends.mkl, torch.backends.mkldnn


@contextmanager
def heard(lines):
    """What the process writes to its standard output, appended to a list."""
    kept = os.dup(1)
    with tempfile.TemporaryFile() as text:
        os.dup2(text.fileno(), 1)
        try:
            yield
            ctypes.CDLL(None).fflush(None)
        finally:
            os.dup2(kept, 1)
            os.close(kept)
        text.seek(0)
        lines += text.read().decode().splitlines()


# --8<-- [start:listen]
def listen(call, level=1):
    """The lines that the two libraries print while the call runs."""
    lines = []
    with heard(lines), mkl.verbose(1), onednn.verbose(level):
        call()
    return lines


def parties(call):
    """Whom the lines name: primitives of oneDNN and functions of MKL."""
    found = []
    for line in listen(call):
        if line.startswith("onednn_verbose") and ",exec," in line:
            found.append("oneDNN " + line.split(",")[5])
        elif line.startswith("MKL_VERBOSE") and "(" in line:
            found.append("MKL " + line.split()[1].split("(")[0])
    return [f for f in found if f not in ("oneDNN reorder", "MKL oneMKL")]


# --8<-- [end:listen]
