"""PyTorch's own allocator on the pretended runtime. Needs the CUDA build; beside a CPU build it says that it waits."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from guide.experiments import programs, recording, runner
from guide.fake_cuda import build as pretended
from tests.conftest import ROOT

if pretended.for_cpu():
    pytest.skip(
        "the installed PyTorch is a CPU build: nothing of its allocator to run", allow_module_level=True
    )


@pytest.fixture(scope="module", autouse=True)
def built() -> pretended.Built:
    """The libraries for the installed wheel."""
    return pretended.build()


def output_of(code: str, device: bool = True, **env: str) -> str:
    """What a program prints in an empty environment, with or without a pretended device."""
    shown = pretended.environment() if device else {}
    path = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "scripts"), "PYTHONHASHSEED": "0"}
    argv = [sys.executable, "-W", "ignore", "-c", code]
    done = subprocess.run(argv, env=path | shown | env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nobody_has_to_look_at_a_new_function(built: pretended.Built) -> None:
    assert (built.new, built.gone) == ((), ())


def test_without_a_device_it_is_a_cuda_build_on_a_machine_without_a_gpu() -> None:
    lines = output_of(
        """
import torch
print(torch.cuda.is_available(), torch.cuda.device_count(), torch.ones(3).sum().item())
for f in (lambda: torch.ones(1, device="cuda"), lambda: torch.ones(1).pin_memory()):
    try: f()
    except RuntimeError as e: print(str(e).partition(". ")[0])
""",
        device=False,
    ).splitlines()
    assert lines == ["False 0 3.0", *["Found no NVIDIA driver on your system"] * 2]


BLOCKS = """
from guide.experiments import pretended
pretended.memory("64M")
import torch
empty = lambda n: torch.empty(n, dtype=torch.uint8, device="cuda")
torch.cuda.memory._record_memory_history(stacks="python")
a, b = empty(300), empty(11 << 20)
side = torch.cuda.Stream()
pretended.hold(side)
with torch.cuda.stream(side): a.add_(1)
a.record_stream(side); del a
pretended.show(pretended.segments())
pretended.release(side)
c = empty(700)
del b; torch.cuda.empty_cache()
try: empty(63 << 20)
except torch.OutOfMemoryError as e: print(str(e).split("If")[0])
d = empty(30 << 20)
for part in (pretended.calls(), pretended.history(), pretended.segments()): pretended.show(part)
"""


def test_the_allocator_s_blocks_are_told_by_names_and_the_same_each_time() -> None:
    first = output_of(BLOCKS)
    assert first == output_of(BLOCKS)
    assert "0x" not in first
    lines = first.splitlines()
    assert lines[:5] == [
        "A: 2097152 bytes, small, stream 0",
        "  A                      512  active_pending_free, 300 asked",
        "  A+512              2096640  inactive",
        "B: 12582912 bytes, large, stream 0",
        "  B                 12582912  active_allocated, 11534336 asked",
    ]
    assert [line for line in lines if line.startswith(("cuda", "--", "launch"))] == [
        "cudaMalloc(2097152) -> A",
        "cudaMalloc(12582912) -> B",
        "-- hold stream 1",
        "launch vectorized_elementwise_kernel<4, CUDAFunctorOnSelf_add<unsigned char>, array<char*, 2ul>, false>"
        " grid (1, 1, 1) block (128, 1, 1) stream 1",
        "cudaEventRecord(event 1, stream 1)",
        "-- release stream 1",
        "cudaEventQuery(event 1) -> done",
        "cudaFree(B)",
        "cudaMalloc(67108864) -> out of memory",
        "cudaMalloc(67108864) -> out of memory",
        "cudaMalloc(31457280) -> C",
    ]
    assert "segment_free    B                 12582912  stream 0" in lines
    assert "alloc           C                 31457280  stream 0" in lines
    assert "GPU 0 has a total capacity of 64.00 MiB of which 62.00 MiB is free" in first
    assert "this process has 2.00 MiB memory in use" in first


READS = """
import torch
x, pinned = torch.ones(8, 8, device="cuda"), torch.zeros(64, pin_memory=True)
other = torch.ones(4, device="cuda:1")
pinned.zero_()
reads = {
    "item": lambda: x.sum().item(), "bool": lambda: bool(x[0, 0]), "print": lambda: print(x), "tolist": x.tolist,
    "cpu": x.cpu, "to": lambda: x.to("cpu", non_blocking=True), "copy_": lambda: torch.empty(8, 8).copy_(x),
    "pinned": lambda: pinned.view(8, 8).copy_(x, non_blocking=True), "strided": lambda: x[::2, ::2].cpu(),
    "peer": lambda: other.to("cuda:0").cpu(), "nonzero": x.nonzero, "unique": lambda: torch.unique(x),
    "mask": lambda: x[x > 0], "masked_select": lambda: torch.masked_select(x, x > 0),
    "equal": lambda: torch.equal(x, x + 1), "allclose": lambda: torch.allclose(x, x + 1), "save": lambda: torch.save(x, __import__("io").BytesIO()),
    "half": lambda: x.half().float().double().cpu(), "repeat": lambda: torch.repeat_interleave(x[0], x[0].long()),
    "storage": lambda: x.untyped_storage().cpu(), "pickle": lambda: __import__("pickle").dumps(x),
    "compiled": lambda: torch.compile(lambda t: t.sum().item(), backend="eager")(x),
    "scaler": lambda: torch.amp.GradScaler().scale(x).max().item(),
    "index": lambda: [1, 2, 3][x[0, 0].long()], "norm": lambda: torch.nn.utils.clip_grad_norm_(
        [torch.nn.Parameter(x)], 1.0, error_if_nonfinite=True),
}
for name, read in reads.items():
    try: print(name, "->", read())
    except Exception as e: print(name, type(e).__name__, str(e).splitlines()[0])
print(pinned.abs().sum().item())
"""


def test_no_call_brings_a_number_back() -> None:
    code = "from guide.experiments import pretended; pretended.memory('1G', devices=2)" + READS
    *lines, untouched = output_of(code).splitlines()
    told = "AcceleratorError CUDA error: pretended GPU: device memory cannot be read back"
    assert {line for line in lines if not line.endswith(told)} <= {
        # The parameter has no gradient, so nothing is asked of the device.
        "norm -> tensor(0.)"
    }
    assert len(lines) == READS.count('": ') and untouched == "0.0"


def test_pytorch_s_own_viewer_opens_a_snapshot(tmp_path: Path) -> None:
    lines = output_of(f"""
import os, torch; os.chdir({str(tmp_path)!r})
torch.cuda.memory._record_memory_history()
a, b = torch.empty(1 << 20, device="cuda"), torch.empty(5, device="cuda"); del a
torch.cuda.memory._dump_snapshot("s.pickle")
import pickle; from torch.cuda import _memory_viz as viz
data = pickle.load(open("s.pickle", "rb"))
for plot in (viz.trace_plot, viz.segment_plot): print(plot(data).strip()[:15], len(plot(data)) > 2000)
print("cudaMalloc" in viz.trace(data), "MiB" in viz.segsum(data))
""").splitlines()
    assert lines == ["<!DOCTYPE html> True"] * 2 + ["True True"]


def test_expandable_segments_ask_the_driver() -> None:
    lines = output_of(
        """
from guide.experiments import pretended
import torch
a = torch.empty(5 << 20, device="cuda"); pretended.show(pretended.segments()); del a; torch.cuda.empty_cache()
pretended.show(pretended.calls())
""",
        PYTORCH_CUDA_ALLOC_CONF="expandable_segments:True",
    ).splitlines()
    assert lines[0] == "A: 20971520 bytes, expandable, large, stream 0"
    calls = [line.partition("(")[0] for line in lines[2:]]
    map_, unmap = ["cuMemCreate", "cuMemMap", "cuMemSetAccess"], ["cuMemUnmap", "cuMemRelease"]
    assert calls == ["cuMemAddressReserve", *map_, "cudaStreamSynchronize", *unmap, "cuMemAddressFree"]


def test_a_compiled_function_launches_its_kernel_and_replays_its_graph(tmp_path: Path) -> None:
    lines = output_of(
        """
from guide.experiments import pretended
import torch
f, x = torch.compile(lambda x: (x * 2 + 1).relu(), mode="reduce-overhead"), torch.zeros(8, 64, device="cuda")
for _ in range(4): pretended.calls(); y = f(x)
pretended.show(pretended.calls("cudaGraph"))
z = torch.compile(lambda x: x.sin() + 1)(x)
pretended.show(line.partition(" grid")[0] for line in pretended.calls("launch triton")[-1:])
""",
        HOME=str(tmp_path),
        TMPDIR=str(tmp_path),
    ).splitlines()
    assert lines[0].startswith("cudaGraphLaunch(graph ") and len(lines) == 2
    assert lines[1] == "launch triton_poi_fused_add_sin_0"


def test_gdb_stops_in_the_runtime() -> None:
    lines = output_of("""
from guide import trace
trace.show(trace.stop("torch.empty(1000, device='cuda')", at="cudaMalloc")[:5])
""").splitlines()
    assert lines[-1].strip() == "cudaMalloc   [libpretended_cuda]"
    assert "alloc_block" in lines[-2]


def test_the_runner_shows_the_device_to_who_requires_it(tmp_path: Path) -> None:
    path = tmp_path / "alpha" / "experiments" / "one.py"
    path.parent.mkdir(parents=True)
    text = '"""One."""\n# requires: pretended-gpu\nimport os, torch\nprint(torch.cuda.is_available())\n'
    path.write_text(text)
    program = programs.read(path)
    runs = [runner.run(program, fresh) for fresh in (True, False, False)]
    assert [(r.output, r.error) for r in runs] == [("True\n", "")] * 3
    assert runner.device(program) == "real allocator, pretended GPU"
    shown = recording.Recording(program.digest, "2.15.0", runner.device(program), "True\n")
    assert shown.provenance == "PyTorch 2.15.0, real allocator, pretended GPU"
    path.write_text(text.replace("# requires: pretended-gpu\n", ""))
    assert runner.run(programs.read(path)).output == "False\n"


def test_a_program_may_end_with_a_backward(tmp_path: Path) -> None:
    path = tmp_path / "alpha" / "experiments" / "one.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        '"""One."""\n# requires: pretended-gpu\nimport sys, torch\n'
        "sys.setswitchinterval(100)  # no thread gets the lock that is not given it\n"
        'x = torch.ones(4, device="cuda", requires_grad=True)\nprint("end")\n(x * 2).sum().backward()\n'
    )
    program = programs.read(path)
    assert [(r.output, r.error) for r in (runner.run(program, fresh=True) for _ in range(2))] == [
        ("end\n", "")
    ] * 2
