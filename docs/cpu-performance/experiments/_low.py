"""For low_paths: products at one level of oneDNN, in a process of its own."""

import os
import subprocess
import sys

TYPES = ("float32", "bfloat16", "float16")


def at(level, mkl):
    """What a process with these limits prints, as (work, dtype, who, number)."""
    env = os.environ | {"ONEDNN_MAX_CPU_ISA": level, "MKL_ENABLE_INSTRUCTIONS": mkl}
    text = subprocess.check_output([sys.executable, __file__], env=env, text=True)
    return [line.split("|") for line in text.splitlines()]


def who(call):
    """Who computes it: oneDNN's implementation, or nobody that oneDNN knows of."""
    import _onednn

    said = _onednn.said(call)
    return said[0][1] if said else ""


# --8<-- [start:compare]
def compare():
    """Three products in each type, and one sum of products of 8 bits."""
    import _timing
    import torch

    torch.set_num_threads(1)
    many, row = torch.rand(192, 192), torch.rand(1, 4096)
    large = torch.rand(4096, 4096)
    linear = torch.nn.functional.linear
    work = {
        "x @ y": (torch.matmul, many, many),
        "linear": (linear, many, many),
        "linear, one row": (linear, row, large),
    }
    for name, (call, left, right) in work.items():
        ways, by = {}, {}
        for dtype in TYPES:
            a, b = (x.to(getattr(torch, dtype)) for x in (left, right))
            ways[dtype] = lambda a=a, b=b, call=call: call(a, b)
            by[dtype] = who(ways[dtype])
        took = _timing.interleaved(ways, rounds=5)
        for dtype in TYPES:
            print(name, dtype, by[dtype], took[dtype] / took["float32"], sep="|")
    eight = torch.full((32, 32), 127, dtype=torch.int8)
    print("sum", "int8", "", torch._int_mm(eight, eight)[0, 0].item(), sep="|")


# --8<-- [end:compare]
if __name__ == "__main__":
    compare()
