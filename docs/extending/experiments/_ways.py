"""SwiGLU in four ways: two in Python, two in C++ that is compiled here."""

import os
import subprocess
from pathlib import Path

os.environ.setdefault("TRITON_INTERPRET", "1")  # no GPU: kernels run as Python
import torch
import triton
import triton.language as tl
from torch.library import custom_op, triton_op, wrap_triton

FILES = {"TORCH_LIBRARY": "libaten.so", "stable ABI": "libstable.so"}
HOME = Path(torch.__file__).parent


# --8<-- [start:python]
@custom_op("ways::python", mutates_args=())
def python(gate: torch.Tensor, up: torch.Tensor, beta: float = 1.0) -> torch.Tensor:
    return gate * torch.sigmoid(beta * gate) * up


# --8<-- [end:python]
# --8<-- [start:triton]
@triton.jit
def kernel(gate, up, out, n, beta, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)  # my places
    inside = at < n
    g = tl.load(gate + at, mask=inside)
    u = tl.load(up + at, mask=inside)
    tl.store(out + at, g / (1 + tl.exp(-beta * g)) * u, mask=inside)


@triton_op("ways::triton", mutates_args=())
def by_triton(gate: torch.Tensor, up: torch.Tensor, beta: float = 1.0) -> torch.Tensor:
    gate, up = gate.contiguous(), up.contiguous()
    out = torch.empty_like(gate)
    n = out.numel()
    wrap_triton(kernel)[(triton.cdiv(n, 64),)](gate, up, out, n, beta, BLOCK=64)
    return out


# --8<-- [end:triton]
def compiled(way):
    """Compiles and loads the library of `aten` or `stable`; its operators."""
    flags = ["-fPIC", "-std=c++20", "-O1", "-DNDEBUG", f"-I{HOME}/include"]
    if way == "stable":  # only what release 2.10 had
        flags += ["-DTORCH_TARGET_VERSION=0x020a000000000000"]
    source = Path(__file__).with_name(f"_ways_{way}.cpp")
    subprocess.run(["g++", *flags, "-c", source, "-o", f"{way}.o"], check=True)
    libraries = [f"-L{HOME}/lib", "-ltorch_cpu", "-lc10", f"-Wl,-rpath,{HOME}/lib"]
    link = ["g++", "-shared", f"{way}.o", "-o", f"lib{way}.so", *libraries]
    subprocess.run(link, check=True)
    torch.ops.load_library(Path(f"lib{way}.so").absolute())
    return getattr(torch.ops, f"ways_{way}")


def ways():
    """The four operators by name."""
    return {
        "custom_op": torch.ops.ways.python.default,
        "TORCH_LIBRARY": compiled("aten").swiglu.default,
        "stable ABI": compiled("stable").swiglu.default,
        "triton_op": torch.ops.ways.triton.default,
    }
