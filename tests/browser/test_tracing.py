"""`inside trace` on calls of different kinds, and what it says where it cannot."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.browser.test_takeaway import inside
from tests.conftest import ROOT

GRAD = "a = torch.ones(2, 3, requires_grad=True)"
NODE = "    @staticmethod\n"
# Kind: call, setup, what must appear of operators and keys in this order, and the nodes of the graph that is left.
# Each was compared with the frames that gdb shows for it.
CALLS: dict[str, tuple[str, str, str, str]] = {
    "binary": (
        "torch.add(a, b)", "a = b = torch.ones(2)",
        "add (built in) > aten::add.Tensor > AutogradCPU torch::autograd::VariableType::add_Tensor"
        " > CPU at::native::structured_ufunc_add_CPU::impl build/aten/src/ATen/UfuncCPU_add.cpp", "",
    ),
    "operators of Python": (
        "a * a + 1", GRAD,
        "aten::mul.Tensor > AutogradCPU > CPU > aten::add.Tensor > AutogradCPU > CPU > aten::to.dtype > aten::copy_ > CPU",
        "AddBackward0 MulBackward0 AccumulateGrad",
    ),
    "view": (
        "a.view(3, 2)", GRAD,
        "aten::view > AutogradCPU torch::autograd::VariableType::view > ADInplaceOrView torch::ADInplaceOrView::view"
        " > CPU at::native::view", "ViewBackward0 AccumulateGrad",
    ),
    "view by a view": (
        "a.t()", "a = torch.ones(2, 3)",
        "aten::t > AutogradCPU > ADInplaceOrView > CPU at::native::t > aten::transpose.int > CPU > aten::as_strided > CPU", "",
    ),
    "slice": (
        "x[1:, None]", "x = torch.ones(3, 2, requires_grad=True)",
        "aten::slice.Tensor > AutogradCPU > ADInplaceOrView > CPU > aten::as_strided > CPU > aten::unsqueeze > AutogradCPU",
        "UnsqueezeBackward0 SliceBackward0 AccumulateGrad",
    ),
    "mask": (
        "x[x > 0]", "x = torch.ones(3)",
        "aten::gt.Scalar > AutogradCPU > CPU > aten::index.Tensor > AutogradCPU > CPU at::native::structured_index_out::impl"
        " > aten::nonzero > CPU at::native::nonzero_cpu", "",
    ),
    "assignment": (
        "x[0] = 2", "x = torch.ones(3)",
        "aten::select.int > AutogradCPU > ADInplaceOrView > CPU > aten::fill_.Scalar > AutogradCPU > ADInplaceOrView > CPU", "",
    ),
    "in place": (
        "a.add_(b)", "a = torch.zeros(2); b = torch.ones(2)",
        "aten::add_.Tensor > AutogradCPU > ADInplaceOrView torch::ADInplaceOrView::add__Tensor > CPU", "",
    ),
    "in place on a view": (
        "v.mul_(2)", "a = torch.ones(3, requires_grad=True).clone(); v = a[1:]",
        "aten::mul_.Tensor > AutogradCPU > ADInplaceOrView > CPU at::native::structured_mul_out::impl",
        "CopySlices AsStridedBackward0 CloneBackward0",
    ),
    "out": (
        "torch.mul(a, b, out=c)", "a = b = torch.ones(2); c = torch.empty(2)",
        "aten::mul.out > AutogradCPU torch::autograd::VariableType::mul_out_out > ADInplaceOrView torch::ADInplaceOrView::mul_out_out"
        " > CPU at::native::structured_mul_out::impl", "",
    ),
    "composite": (
        "torch.nn.functional.linear(x, w)", "x = torch.ones(4, 3); w = torch.ones(2, 3, requires_grad=True)",
        "aten::linear > AutogradCPU at::native::linear aten/src/ATen/native/Linear.cpp > aten::t > AutogradCPU"
        " > aten::matmul > AutogradCPU at::native::matmul > aten::mm > AutogradCPU torch::autograd::VariableType::mm"
        " > CPU at::native::structured_mm_out_cpu::impl", "MmBackward0 TBackward0 AccumulateGrad",
    ),
    "reduction": (
        "x.sum()", "x = torch.ones(4, requires_grad=True)",
        "aten::sum > AutogradCPU > CPU at::native::sum > aten::sum.dim_IntList > CPU at::native::structured_sum_out::impl",
        "SumBackward0 AccumulateGrad",
    ),
    "factory": (
        "torch.ones(2)", "",
        "aten::ones > BackendSelect > CPU at::native::ones > aten::empty.memory_format > BackendSelect"
        " > CPU at::native::empty_cpu > aten::fill_.Scalar > CPU", "",
    ),
    "module": (
        "layer(x)", "layer = torch.nn.Linear(3, 2); x = torch.ones(4, 3)",
        "Linear (nn.Module) > _call_impl torch/nn/modules/module.py > forward torch/nn/modules/linear.py > linear (built in)"
        " > aten::linear > aten::addmm > AutogradCPU > CPU at::native::structured_addmm_out_cpu::impl",
        "AddmmBackward0 AccumulateGrad layer.bias TBackward0 AccumulateGrad layer.weight",
    ),
    "convolution": (
        "torch.nn.functional.conv2d(x, w)", "x = torch.ones(1, 1, 4, 4); w = torch.ones(1, 1, 3, 3)",
        "aten::conv2d > aten::convolution > AutogradCPU torch::autograd::VariableType::convolution > CPU"
        " > aten::_convolution > CPU", "",
    ),
    "autograd function": (
        "Double.apply(x)",
        f"class Double(torch.autograd.Function):\n{NODE}    def forward(ctx, x): return x * 2\n{NODE}"
        "    def backward(ctx, g): return g * 2\nx = torch.ones(2, requires_grad=True)",
        "apply (built in) > Double > forward <setup> > aten::mul.Tensor > AutogradCPU > CPU", "DoubleBackward AccumulateGrad",
    ),
    "backward": (
        "loss.backward()", "w = torch.ones(2, requires_grad=True); loss = (w * w).sum()",
        "backward torch/_tensor.py > aten::ones_like > CPU > SumBackward0 (a node of the graph) > aten::expand"
        " > MulBackward0 (a node of the graph) > aten::mul.Tensor > AutogradCPU > CPU > torch::autograd::AccumulateGrad"
        " (a node of the graph)", "",
    ),
    "no_grad": (
        "f(a)", f"{GRAD}\n@torch.no_grad()\ndef f(t): return t.exp()",
        "f <setup> > exp (built in) > aten::exp > AutogradCPU > CPU at::native::structured_exp_out::impl", "",
    ),
    "autocast": (
        "f(a)", "a = torch.ones(2, 2)\ndef f(t):\n    with torch.autocast('cpu', dtype=torch.bfloat16): return t @ t",
        "aten::matmul > AutocastCPU > aten::to.dtype > AutogradCPU > aten::_to_copy > aten::matmul > AutogradCPU > aten::mm", "",
    ),
    "vmap": (
        "torch.vmap(torch.add)(a, a)", "a = torch.ones(2, 2)",
        "aten::add.Tensor > FuncTorchDynamicLayerFrontMode > aten::add.Tensor > FuncTorchBatched > aten::add.Tensor"
        " > FuncTorchDynamicLayerBackMode > aten::add.Tensor > AutogradCPU > CPU", "",
    ),
    "sparse": (
        "torch.mm(s, d)", "s = torch.eye(2).to_sparse(); d = torch.ones(2, 2)",
        "aten::mm > AutogradCPU > SparseCPU at::native::_sparse_mm > aten::_sparse_addmm > SparseCPU > aten::addmm"
        " > SparseCPU at::native::addmm_sparse_dense_cpu", "",
    ),
    "conjugate": (
        "torch.add(c, c)", "c = torch.ones(2, dtype=torch.complex64).conj()",
        "aten::add.Tensor > AutogradCPU > Conjugate (backend fallback) > aten::clone > CPU"
        " at::native::structured_ufunc_add_CPU::impl", "",
    ),
    "meta": (
        "torch.empty(2, device='meta').exp()", "",
        "aten::empty.memory_format > BackendSelect > Meta > aten::exp > AutogradMeta > Meta", "",
    ),
    "custom operator": (
        "torch.ops.mine.twice(x)",
        "@torch.library.custom_op('mine::twice', mutates_args=())\n"
        "def twice(x: torch.Tensor) -> torch.Tensor: return x * 2\nx = torch.ones(2)",
        "mine::twice > AutogradCPU torch/_library/custom_ops.py > CPU torch/_library/custom_ops.py > twice <setup>"
        " > aten::mul.Tensor > CPU", "",
    ),
    "dispatch mode": (
        "f(a)",
        "from torch.utils._python_dispatch import TorchDispatchMode\nclass M(TorchDispatchMode):\n"
        "    def __torch_dispatch__(self, op, types, args=(), kwargs=None): return op(*args, **kwargs or {})\n"
        "a = torch.ones(2)\ndef f(t):\n    with M(): return torch.add(t, t)",
        "aten::add.Tensor > AutogradCPU > PythonDispatchMode > __torch_dispatch__ <setup> > aten::add.Tensor > CPU", "",
    ),
    "optimizer": (
        "o.step()", "p = torch.nn.Parameter(torch.ones(2)); p.grad = torch.ones(2); o = torch.optim.SGD([p], lr=0.1)",
        "step torch/optim/sgd.py > aten::add_.Tensor > AutogradCPU > ADInplaceOrView > CPU", "",
    ),
    "error in a kernel": (
        "torch.mm(a, a)", "a = torch.ones(2, 3)",
        "aten::mm > AutogradCPU > CPU", "",
    ),
    "error in the binding": ("torch.add(a)", "a = torch.ones(2)", "", ""),
}  # fmt: skip
RAISED = {
    "error in a kernel": "RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied",
    "error in the binding": "TypeError: add() received an invalid combination of arguments",
}


@cache
def traced(hosted: Path) -> dict[str, dict[str, object]]:
    """What is said of each call, by its kind."""
    asked = "".join(json.dumps([name, call, setup]) + "\n" for name, (call, setup, *_) in CALLS.items())
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("followed.py"), hosted / "inside.pyz"],
        input=asked, capture_output=True, text=True, timeout=600, cwd=ROOT,
        env=os.environ | {"OMP_NUM_THREADS": "1", "CUDA_VISIBLE_DEVICES": "", "PYTHONPATH": ""},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return {row["name"]: row for row in map(json.loads, done.stdout.splitlines())}


def in_order(wanted: list[str], lines: list[str]) -> str:
    """The first of `wanted` whose words no line after those of the ones before holds in this order; empty for none."""
    rest = iter(lines)
    for one in wanted:
        pattern = re.compile(
            r"(?<!\S)"
            + r"(?!\S)(?:.*\s)?".join(f"{re.escape(word)}(?::\\d+)?" for word in one.split())
            + r"(?!\S)"
        )
        if not any(pattern.search(line) for line in rest):
            return one
    return ""


@pytest.mark.parametrize("kind", CALLS)
def test_a_call_is_followed_to_its_kernels_and_its_graph(kind: str, hosted: Path) -> None:
    said = traced(hosted)[kind]
    lines, graph = said["lines"], said["graph"]
    assert isinstance(lines, list) and isinstance(graph, list)
    missing = in_order([part for part in CALLS[kind][2].split(" > ") if part], lines)
    assert not missing, f"{missing}\nof\n" + "\n".join(lines)
    assert said["same"]
    nodes = " ".join(" ".join(line.split("  ")[:2]) for line in graph)
    plain = re.sub(r"\b\d+ |torch::autograd::", "", nodes)
    assert in_order([CALLS[kind][3]] if CALLS[kind][3] else [], [plain]) == "", plain
    assert bool(graph) == bool(CALLS[kind][3])
    assert str(said["raised"]).startswith(RAISED.get(kind, ""))
    assert bool(said["raised"]) == (kind in RAISED)


def test_an_order_that_is_wrong_is_noticed(hosted: Path) -> None:
    lines = traced(hosted)["in place"]["lines"]
    assert isinstance(lines, list)
    assert in_order(["ADInplaceOrView", "AutogradCPU"], lines) == "AutogradCPU"
    assert in_order(["CPU torch::ADInplaceOrView::add__Tensor"], lines)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ["torch.add(a,"],
            "the call: it is not Python: '(' was never closed\n    torch.add(a,\n             ^",
        ),
        ([" "], "the call: it is empty"),
        (["f()", "--setup", "def f(: pass"], "--setup: it is not Python: invalid syntax\n    def f(: pass"),
    ],
)
def test_what_is_no_python_is_told_before_anything_runs(words: list[str], says: str, hosted: Path) -> None:
    done = inside(hosted, "trace", *words)
    assert done.returncode == 2
    assert says in done.stderr
    assert not done.stdout


def test_a_setup_that_fails_is_told_with_what_it_raised(hosted: Path) -> None:
    done = inside(hosted, "trace", "a + 1", "--setup", "a = torch.onez(2)")
    assert done.returncode == 2
    assert "error: --setup: AttributeError: module 'torch' has no attribute 'onez'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_process_that_ends_is_told(hosted: Path) -> None:
    done = inside(hosted, "trace", "os.kill(os.getpid(), 9)", "--setup", "import os")
    assert done.returncode == 2
    assert "error: the call: its program was ended by signal 9" in done.stderr


@pytest.fixture
def other(tmp_path: Path) -> dict[str, str]:
    """An environment in which PyTorch tells a release that nobody knows, with a gdb that may not trace."""
    told = tmp_path / "torch-99.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: torch\nVersion: 99.1.0\n")
    (tmp_path / "gdb").write_text(
        "#!/bin/sh\necho 'warning: Could not trace the inferior process.'\n"
        "echo 'warning: ptrace: Operation not permitted'\necho 'The program is not being run.'\n"
    )
    (tmp_path / "gdb").chmod(0o755)
    return {"PYTHONPATH": str(tmp_path), "PATH": f"{tmp_path}:{os.environ['PATH']}"}


def test_another_release_an_error_and_a_gdb_without_rights(hosted: Path, other: dict[str, str]) -> None:
    done = inside(
        hosted, "trace", "print('hello'); torch.mm(a, a)", "--setup", "a = torch.ones(2, 3)", **other
    )
    assert done.returncode == 1, done.stderr
    assert "PyTorch 99.1.0, " in done.stdout
    assert (
        "operators, keys and nodes are those of 99.1.0, kernels' names, places and pages those of"
        in done.stdout
    )
    assert "It printed\n  hello\n" in done.stdout
    assert (
        "It raises\n  RuntimeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)\n  explained: http"
        in done.stdout
    )
    assert (
        "gdb may not trace here: Could not trace the inferior process; ptrace: Operation not permitted"
        in done.stdout
    )
    assert "--cap-add=SYS_PTRACE" in done.stdout


@pytest.mark.skipif(not shutil.which("gdb"), reason="gdb is not installed")
def test_the_frames_of_a_call_are_one_tree(hosted: Path) -> None:
    done = inside(hosted, "trace", "a * 2", "--setup", "a = torch.ones(2, requires_grad=True)")
    assert done.returncode == 0, done.stderr
    operators, _, rest = done.stdout.partition("\nThe graph that it leaves\n")
    graph, _, rest = rest.partition("\nC++ frames\n")
    frames, _, pages = rest.partition("\nIn the guide (inside read PAGE)\n")
    assert not in_order(
        ["aten::mul.Tensor aten/src/ATen/native/native_functions.yaml", "AutogradCPU"], operators.splitlines()
    )
    assert not in_order(["0 MulBackward0 result", "1 torch::autograd::AccumulateGrad a"], graph.splitlines())
    wanted = [
        "[Python]", "torch::autograd::THPVariable_mul", "at::_ops::mul_Tensor::call",
        "torch::autograd::VariableType::mul_Tensor torch/csrc/autograd/generated/VariableType_0.cpp",
        "at::_ops::to_dtype::call", "at::native::structured_mul_out::impl aten/src/ATen/native/BinaryOps.cpp",
    ]  # fmt: skip
    assert not in_order(wanted, frames.splitlines()), frames
    assert not in_order(
        ["AutogradCPU: dispatcher/which-key-wins", "MulBackward0: "],
        pages.replace(",", "").splitlines(),
    ), pages
