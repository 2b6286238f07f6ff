"""Random expressions of two matrices for the model of Inductor, and a library in which loops of both sides are compiled."""

import ctypes
import random
import re
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch
from _fuser import Fuser, written
from torch.fx import Graph
from torch.fx.experimental.proxy_tensor import make_fx

SIZE = 8
EACH = ["{a}.sin()", "{a}.exp()", "torch.relu({a})", "{a} + {b}", "{a} * {b}", "{a} - {b}"]
WHOLE = ["{a}.sum(1, keepdim=True)", "{a}.amax(1, keepdim=True)", "{a}.sum(0, keepdim=True)", "torch.relu(x @ {a})"]
PRELUDE = """#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <limits>
#define C10_LIKELY(x) (x)
#define C10_UNLIKELY(x) (x)
static std::atomic<int>* inductor_cpu_integer_div_error_flag;
static void inductor_cpu_throw_if_integer_div_error(std::atomic<int>&) {}
static float max_propagate_nan(float a, float b) { return a > b || std::isnan(a) ? a : b; }
static float max_nan(float a, float b) { return max_propagate_nan(a, b); }
"""


def program(seed: int, lines: int = 9) -> Callable[..., Any]:
    """A function of two square matrices that returns two of its last four values."""
    draw, names = random.Random(seed), ["x", "y"]
    text: list[str] = []
    shape = {"x": (SIZE, SIZE), "y": (SIZE, SIZE)}
    while len(text) < lines:
        call, a, b, new = draw.choice(EACH + WHOLE), draw.choice(names[-4:]), draw.choice(names), f"v{len(text)}"
        if call in WHOLE and shape[a] != (SIZE, SIZE):
            continue
        shape[new] = shape[a]
        if "{b}" in call:
            shape[new] = (max(shape[a][0], shape[b][0]), max(shape[a][1], shape[b][1]))
        elif "dim" in call:
            shape[new] = (1, SIZE) if "(0" in call else (SIZE, 1)
        text.append(f"{new} = {call.format(a=a, b=b)}")
        names.append(new)
    space: dict[str, Any] = {"torch": torch}
    exec("\n    ".join(["def f(x, y):", *text, f"return {', '.join(draw.sample(names[-4:], 2))}"]), space)
    space["f"].first = list(dict.fromkeys(re.findall(r"\b[xy]\b", " ".join(text))))  # the order of Dynamo's inputs
    function: Callable[..., Any] = space["f"]
    return function


def graph_of(function: Callable[..., Any], *inputs: torch.Tensor) -> Graph:
    """The ATen graph of a call, without what no result needs."""
    graph = make_fx(function, tracing_mode="fake")(*inputs).graph
    graph.eliminate_dead_code()
    return graph


def inputs_of(function: Any, graph: Graph) -> list[str]:
    """The inputs that Inductor's wrapper takes, in its order: what is used, first use first."""
    used = {n.target.split("_")[0] for n in graph.find_nodes(op="placeholder") if n.users}
    return [name for name in function.first if name in used]


def library(texts: Sequence[str]) -> ctypes.CDLL:
    """The C functions of `texts`, compiled by one call of g++."""
    folder = Path(tempfile.mkdtemp())
    (folder / "loops.cpp").write_text(PRELUDE + "\n".join(texts))
    flags = ["-O1", "-ffp-contract=off", "-shared", "-fPIC", "-w"]
    subprocess.run(["g++", *flags, "-o", "loops.so", "loops.cpp"], cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "loops.so"))


class Ours:
    """The loops of a Fuser as functions of a library."""

    def __init__(self, fuser: Fuser, name: str) -> None:
        self.fuser, self.name = fuser, name
        self.buffers = list(fuser.shapes)
        self.texts = []
        for n, nest in enumerate(fuser.nests):
            if not nest.parts[0][0].call:
                args = ", ".join(f"float* {b}" for b in self.buffers)
                self.texts.append(f'extern "C" void {name}_{n}({args}) {{\n{written(nest)}\n}}')

    def __call__(self, built: ctypes.CDLL, *inputs: torch.Tensor) -> list[torch.Tensor]:
        """Runs the nests one after the other."""
        given = dict(zip(self.buffers, inputs, strict=False))
        memory = {b: given[b] if b in given else torch.empty(self.fuser.shapes[b]) for b in self.buffers}
        for n, nest in enumerate(self.fuser.nests):
            if call := nest.parts[0][0].call:
                torch.mm(memory[call[0]], memory[call[1]], out=memory[nest.parts[0][0].name])
            else:
                getattr(built, f"{self.name}_{n}")(*(ctypes.c_void_p(memory[b].data_ptr()) for b in self.buffers))
        return [memory[o] for o in self.fuser.outputs]


class Theirs:
    """Inductor's kernels as functions of a library, and its own wrapper that calls them."""

    def __init__(self, code: str, name: str, inputs: Sequence[str]) -> None:
        self.inputs = inputs
        self.code, self.name = code.replace("AsyncCompile()", "collector"), name
        self.texts: list[str] = []
        self.space: dict[str, Any] = {"__name__": name, "collector": self}
        exec(self.code, self.space)

    def cpp_pybinding(self, types: list[str], text: str) -> Callable[..., None]:
        """Keeps a kernel's text under a name of its own; what is returned runs it once the library is there."""
        kernel = f"{self.name}_{len(self.texts)}"
        body = "\n".join(line for line in text.splitlines() if not line.startswith("#include"))
        self.texts.append(body.replace(" kernel(", f" {kernel}("))
        return lambda *args: getattr(self.built, kernel)(*(ctypes.c_void_p(a.data_ptr()) for a in args))

    def wait(self, space: dict[str, Any]) -> None:
        """Inductor's code waits for its compilers here; there are none."""

    def __call__(self, built: ctypes.CDLL, x: torch.Tensor, y: torch.Tensor) -> list[torch.Tensor]:
        """Runs Inductor's wrapper with the inputs that it takes."""
        self.built = built
        return list(self.space["call"]([{"x": x, "y": y}[name] for name in self.inputs]))
