"""Reads what oneDNN says that it runs; the library is held to AVX2."""

import ctypes
import os
import tempfile

os.environ.setdefault("ONEDNN_MAX_CPU_ISA", "AVX2")  # before its first call

import torch  # noqa: E402

BYTES = {"f32": 4, "bf16": 2, "f16": 2, "s32": 4, "s8": 1, "u8": 1}


# --8<-- [start:said]
def said(call):
    """What oneDNN prints while the call runs: a list of fields for each primitive."""
    kept = os.dup(1)
    with tempfile.TemporaryFile() as text:
        os.dup2(text.fileno(), 1)
        try:
            with torch.backends.mkldnn.verbose(1):
                call()
            ctypes.CDLL(None).fflush(None)
        finally:
            os.dup2(kept, 1)
            os.close(kept)
        text.seek(0)
        lines = text.read().decode().splitlines()
    return [line.split(",")[5:-1] for line in lines if ",exec," in line]


# --8<-- [end:said]
def operands(fields):
    """Each operand with its dtype and its layout, from src:f32::blocked:abcd::f0."""
    found = {}
    for described in fields[3].split():
        name, dtype, _, kind, layout, *_ = described.split(":")
        if kind == "blocked":
            found[name] = dtype, layout
    return found


def memory(packed):
    """The floats of a tensor whose layout is oneDNN's own."""
    size = torch.ops.mkldnn._nbytes(packed)
    return torch.frombuffer(
        bytearray(ctypes.string_at(torch.ops.mkldnn.data_ptr(packed), size)),
        dtype=torch.float32,
    )
