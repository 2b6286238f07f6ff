"""The pretended CUDA runtime without PyTorch: a small wheel is made that asks for a few of NVIDIA's functions.

The tests of the real wheel on it are in test_pretended_wheel.py.
"""

import importlib.metadata
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.fake_cuda import build as pretended
from tests.conftest import ROOT, run

# What the small wheel asks for, by library and version node; those in braces have no node.
ASKED = {
    "libcudart.so.13": "cudaMalloc cudaMallocManaged cudaGetDeviceCount cudaGetErrorString __cudaRegisterFunction",
    "libcublas.so.13": "cublasCreate_v2 cublasSgemm_v2 cublasSdot_v2 cublasGetMathMode",
    "libcusolver.so.12": "cusolverDnCreate",
    "libcudnn.so.9": "cudnnGetVersion cudnnGetErrorString",
}
PATHS = "$ORIGIN/../../nvidia/cudnn/lib:$ORIGIN/../../nvidia/cu13/lib:$ORIGIN"
DRIVER_API = """
#define C10_LIBCUDA_DRIVER_API_REQUIRED(_) \\
  _(cuMemCreate, 12000)                    \\
  _(cuMemRetainAllocationHandle, 12000)

#define C10_LIBCUDA_DRIVER_API_12_3(_) _(cuMulticastCreate, 12030)
"""


def headers() -> Path:
    """The folder of CUDA's headers that `make env-test` installs."""
    try:
        wheel = importlib.metadata.distribution("nvidia-cuda-runtime")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("CUDA's headers are not installed: beside a CPU build they are not wanted")
    return next(Path(str(wheel.locate_file(f))).parent for f in wheel.files or () if f.name == "cuda.h")


def compiled(out: Path, source: str, *flags: str) -> None:
    """A shared library out of one C source."""
    code = out.with_suffix(".c")
    code.write_text(source)
    subprocess.run(["gcc", "-shared", "-fPIC", "-w", str(code), "-o", str(out), *flags], check=True)


def wheel(site: Path, asked: dict[str, str] = ASKED) -> Path:
    """A folder of packages with a CUDA build of PyTorch 9.9, as small as can be."""
    lib = site / "torch" / "lib"
    for folder in (lib, site / "torch/include/c10/cuda", site / "nvidia/cu13", site / "torch-9.9.dist-info"):
        folder.mkdir(parents=True)
    (site / "torch" / "version.py").write_text("cuda: Optional[str] = '13.2'\n")
    (site / "torch/include/c10/cuda/driver_api.h").write_text(DRIVER_API)
    (site / "torch-9.9.dist-info/METADATA").write_text(
        "Metadata-Version: 2.1\nName: torch\nVersion: 9.9\nRequires-Dist: nvidia-cudnn-cu13==9.26.1.5\n"
    )
    (site / "nvidia/cu13/include").symlink_to(headers())
    for (
        library,
        names,
    ) in asked.items():  # to be linked against, then gone, as on a machine without any of NVIDIA's
        node = site / "node"
        node.write_text(f"{library} {{ global: {''.join(f'{n};' for n in names.split())} local: *; }};")
        body = "".join(f"int {name}(void) {{ return 77; }}\n" for name in names.split())
        compiled(lib / library, body, f"-Wl,-soname,{library}", f"-Wl,--version-script={node}")
    every = [name for names in asked.values() for name in names.split()]
    calls = "".join(f"long {name}(); long wheel_{name}(void *a) {{ return {name}(a); }}\n" for name in every)
    path = ["-Wl,--disable-new-dtags", f"-Wl,-rpath,{PATHS}"]
    compiled(lib / "libtorch_cuda.so", calls, *path, *(str(lib / library) for library in asked))
    for library in asked:
        (lib / library).unlink()
    return site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small wheel, with the pretended libraries built for it."""
    made = wheel(tmp_path_factory.mktemp("packages"))
    pretended.build(made)
    return made


PRELUDE = """
import ctypes, sys
from ctypes import byref, c_char_p, c_float, c_int, c_longlong, c_size_t, c_uint, c_ulonglong, c_void_p
from guide.experiments import pretended
cuda = ctypes.CDLL(None)
class Stream:
    def __init__(self, stream): self.cuda_stream = stream
def made(what, *arguments):
    handle = c_void_p(); assert what(byref(handle), *arguments) == 0, what; return handle
def malloc(size):
    at = c_void_p(); error = cuda.cudaMalloc(byref(at), c_size_t(size)); return (at, error) if error else at
def log(): pretended.show(pretended.calls())
"""
Asks = Callable[..., str]


def program(
    site: Path, code: str, check: bool = True, device: bool = True
) -> subprocess.CompletedProcess[str]:
    """Run `code` after the prelude in an empty environment, with or without a pretended device."""
    shown = pretended.environment(site) if device else {}
    path = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "scripts")}
    done = subprocess.run(
        [sys.executable, "-c", PRELUDE + code], env=path | shown, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0 or not check, done.stderr
    return done


@pytest.fixture
def ask(site: Path) -> Asks:
    """What a program prints that runs on the pretended device."""
    return lambda code: program(site, code).stdout


def test_without_a_device_the_wheel_loads_and_finds_no_driver(site: Path) -> None:
    code = f"""
wheel = ctypes.CDLL({str(site / "torch/lib/libtorch_cuda.so")!r})
n = c_int(7)
print(wheel.wheel_cudaGetDeviceCount(byref(n)), n.value, wheel.wheel_cudnnGetVersion())
wheel.wheel_cudaGetErrorString.restype = c_char_p
print(wheel.wheel_cudaGetErrorString(35).decode())
"""
    said = program(site, code, device=False).stdout
    assert said == "35 0 92601\nCUDA driver version is insufficient for CUDA runtime version\n"


def test_memory_is_taken_from_the_lowest_gap_and_named_by_order(ask: Asks) -> None:
    said = ask("""
pretended.memory("64M")
a, b, c = malloc(3 << 20), malloc(20 << 20), malloc(1)
print(b.value - a.value, c.value - b.value, pretended.used())
assert cuda.cudaFree(a) == 0 and cuda.cudaFree(a) == 1
d = malloc(4 << 20); print(d.value == a.value)
print(malloc(40 << 20)[1], pretended.name(b.value + 512), pretended.name(1))
log()
""")
    assert said.splitlines() == [
        f"{4 << 20} {20 << 20} {(23 << 20) + 1}",
        "True",
        "2 B+512 host memory",
        f"cudaMalloc({3 << 20}) -> A",
        f"cudaMalloc({20 << 20}) -> B",
        "cudaMalloc(1) -> C",
        "cudaFree(A)",
        "cudaFree(host memory)",
        f"cudaMalloc({4 << 20}) -> D",
        f"cudaMalloc({40 << 20}) -> out of memory",
    ]


def test_names_go_on_after_z(ask: Asks) -> None:
    said = ask("print(*[pretended.name(malloc(1).value) for _ in range(704)][24::339])")
    assert said == "Y MZ AAA\n"


def test_devices_are_apart_and_as_many_as_shown(ask: Asks) -> None:
    said = ask("""
pretended.memory(1 << 20, devices=2)
n = c_int(); cuda.cudaGetDeviceCount(byref(n)); print(n.value)
malloc(1 << 20); cuda.cudaSetDevice(1); malloc(512 << 10); print(pretended.used(0), pretended.used(1))
print(cuda.cudaSetDevice(2)); log()
""")
    assert said.splitlines() == [
        "2",
        f"{1 << 20} {512 << 10}",
        "101",
        f"cudaMalloc({1 << 20}) -> A",
        f"cudaMalloc({512 << 10}) -> B on device 1",
    ]


@pytest.mark.parametrize(
    ("visible", "count"), [("0", "1 0"), ("1,0", "2 0"), ("", "0 100"), ("-1", "0 100"), ("0,7,1", "1 0")]
)
def test_visible_devices(site: Path, visible: str, count: str) -> None:
    code = f"""
import os; os.environ["CUDA_VISIBLE_DEVICES"] = {visible!r}; pretended.memory("1G", devices=2)
n = c_int(); error = cuda.cudaGetDeviceCount(byref(n)); print(n.value, error)
"""
    assert program(site, code).stdout.strip() == count


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("cuda.cudaGetDeviceCount(byref(c_int())); pretended.memory('1G')", "CUDA was asked already"),
        ("pretended.memory('1G', devices=9)", "0 to 4 devices"),
        ("pretended.memory('much')", "'much' is no size"),
    ],
)
def test_a_size_that_cannot_be_set(site: Path, code: str, what: str) -> None:
    assert what in program(site, code, check=False).stderr


def test_a_held_stream_does_not_end_its_work(ask: Asks) -> None:
    said = ask("""
create, event = cuda.cudaStreamCreate, cuda.cudaEventCreate
one, other = made(create), made(create)
before, after, late = made(event), made(event), made(event)
at = malloc(1024)
cuda.cudaEventRecord(before, one)
pretended.hold(Stream(one))
cuda.cudaMemsetAsync(at, 0, c_size_t(4), one)
cuda.cudaEventRecord(after, one)
cuda.cudaStreamWaitEvent(other, after, 0)
cuda.cudaMemsetAsync(at, 0, c_size_t(4), other)
cuda.cudaEventRecord(late, other)
state = lambda: [cuda.cudaEventQuery(e) for e in (before, after, late)] + [cuda.cudaStreamQuery(s) for s in (one, other)]
print(state()); pretended.release(Stream(one)); print(state())
pretended.calls(); pretended.hold(Stream(one)); cuda.cudaMemsetAsync(at, 0, c_size_t(4), one); print(state())
print(cuda.cudaStreamSynchronize(other), state(), cuda.cudaStreamSynchronize(one), state())
log()
""")
    assert said.splitlines()[:4] == [
        "[0, 600, 600, 600, 600]",
        "[0, 0, 0, 0, 0]",
        "[0, 0, 0, 600, 0]",
        "0 [0, 0, 0, 600, 0] 0 [0, 0, 0, 0, 0]",
    ]
    assert "-- hold stream 1" in said and "cudaStreamSynchronize(stream 2)" in said


def test_to_free_memory_waits_for_the_device(ask: Asks) -> None:
    said = ask("""
s, at = made(cuda.cudaStreamCreate), malloc(1024)
pretended.hold(Stream(s)); cuda.cudaMemsetAsync(at, 0, c_size_t(4), s)
print(cuda.cudaStreamQuery(s), cuda.cudaFree(at), cuda.cudaStreamQuery(s))
""")
    assert said == "600 0 0\n"


def test_host_functions_run_in_their_stream_s_order(ask: Asks) -> None:
    said = ask("""
s = made(cuda.cudaStreamCreate); seen = []
function = ctypes.CFUNCTYPE(None, c_void_p)(lambda data: seen.append(data))
pretended.hold(Stream(s)); cuda.cudaMemsetAsync(malloc(8), 0, c_size_t(4), s)
for i in (1, 2): cuda.cudaLaunchHostFunc(s, function, c_void_p(i))
print(seen); pretended.release(Stream(s)); print(seen)
""")
    assert said == "[]\n[1, 2]\n"


# Every way by which bytes of the device could come to the host; `n` bytes, from `at` to `out`, on stream `s`.
READS = {
    "cudaMemcpy": "cuda.cudaMemcpy(out, at, n, 2)",
    "a wrong direction": "cuda.cudaMemcpy(out, at, n, 0)",
    "the default direction": "cuda.cudaMemcpyAsync(out, at, n, 4, s)",
    "from the middle": "cuda.cudaMemcpyAsync(out, c_void_p(at.value + 100), n, 2, s)",
    "from freed memory": "cuda.cudaFree(at) or cuda.cudaMemcpyAsync(out, at, n, 2, s)",
    "to pinned memory": "cuda.cudaMemcpyAsync(pinned, at, n, 2, s)",
    "rows": "cuda.cudaMemcpy2DAsync(out, c_size_t(8), at, c_size_t(8), c_size_t(4), c_size_t(2), 2, s)",
    "from a peer": "cuda.cudaMemcpyPeerAsync(out, 0, at, 1, n, s)",
    "from a range of addresses": "cuda.cudaMemcpy(out, c_void_p(0x300000000000), n, 2)",
}


@pytest.mark.parametrize("read", READS.values(), ids=READS.keys())
def test_device_memory_cannot_be_read_back(ask: Asks, read: str) -> None:
    said = ask(f"""
at, s, n = malloc(1024), made(cuda.cudaStreamCreate), c_size_t(8)
pinned = c_void_p(); cuda.cudaHostAlloc(byref(pinned), n, 0); ctypes.memset(pinned, 7, 8)
out = ctypes.create_string_buffer(bytes(range(8)), 8)
assert cuda.cudaMemcpy(at, out, n, 1) == 0
before = out.raw + ctypes.string_at(pinned, 8)
print({read}, before == out.raw + ctypes.string_at(pinned, 8), cuda.cudaGetLastError(), cuda.cudaGetLastError())
cuda.cudaGetErrorString.restype = c_char_p
print(cuda.cudaGetErrorString(800).decode(), pretended.calls()[-1].endswith("-> refused"))
""")
    assert said.splitlines() == ["800 True 800 0", "pretended GPU: device memory cannot be read back True"]


@pytest.mark.parametrize("where", ["malloc(8).value", "0x300000000000", "0x3fffffffff00"])
def test_a_program_that_reads_device_memory_itself_is_ended(site: Path, where: str) -> None:
    code = f"cuda.cudaGetDeviceCount(byref(c_int()))\nctypes.string_at({where}, 1)"
    assert program(site, code, check=False).returncode == -signal.SIGSEGV


def test_poison_is_no_number(ask: Asks) -> None:
    said = ask("""
import array, math
at, out = malloc(64), ctypes.create_string_buffer(64)
with pretended.poisoned():
    assert cuda.cudaMemcpy(out, at, c_size_t(64), 2) == 0
print(cuda.cudaMemcpy(out, at, c_size_t(64), 2))
for code in "fdhiq": print(code, array.array(code, out.raw)[0])
print(all(x & 0x7f80 == 0x7f80 and x & 0x7f and x & 0x7c00 == 0x7c00 and x & 0x3ff for x in array.array("H", out.raw)))
pinned = c_void_p(); cuda.cudaHostAlloc(byref(pinned), c_size_t(16), 0)
print(array.array("d", ctypes.string_at(pinned, 16))[1])
""")
    assert said.splitlines() == [
        "800",
        "f nan",
        "d nan",
        "h 32763",
        "i 2147188731",
        "q 9222105380131930107",
        "True",
        "nan",
    ]


def test_host_memory_is_copied(ask: Asks) -> None:
    said = ask("""
pinned, out = c_void_p(), ctypes.create_string_buffer(8)
cuda.cudaHostAlloc(byref(pinned), c_size_t(8), 0); ctypes.memset(pinned, 65, 8)
print(cuda.cudaMemcpyAsync(out, pinned, c_size_t(8), 4, None), out.raw, cuda.cudaFreeHost(pinned)); log()
""")
    assert said.splitlines() == [
        "0 b'AAAAAAAA' 0",
        "cudaHostAlloc(8) -> pinned 1",
        "cudaMemcpyAsync(8, host to host, stream 0)",
        "cudaFreeHost(pinned 1)",
    ]


def test_an_event_measures_nothing(ask: Asks) -> None:
    assert ask("""
e, ms = made(cuda.cudaEventCreate), c_float(1)
print(cuda.cudaEventElapsedTime(byref(ms), e, e), ms.value)
""") == "0 nan\n"  # fmt: skip


def test_a_capture_takes_in_the_streams_that_wait_for_it(ask: Asks) -> None:
    said = ask("""
one, other, event = made(cuda.cudaStreamCreate), made(cuda.cudaStreamCreate), made(cuda.cudaEventCreate)
at, status, n = malloc(8), c_int(), c_size_t()
capturing = lambda s: (cuda.cudaStreamIsCapturing(s, byref(status)), status.value)[1]
cuda.cudaStreamBeginCapture(one, 0)
cuda.cudaMemsetAsync(at, 0, c_size_t(4), one)
print(capturing(one), capturing(other))
cuda.cudaEventRecord(event, one); cuda.cudaStreamWaitEvent(other, event, 0)
cuda.cudaMemsetAsync(at, 0, c_size_t(4), other); print(capturing(other))
graph = made(lambda out: cuda.cudaStreamEndCapture(one, out)); print(capturing(one), capturing(other))
cuda.cudaGraphGetNodes(graph, None, byref(n)); print(n.value)
made_ = made(cuda.cudaGraphInstantiateWithFlags, graph, c_ulonglong()); print(cuda.cudaGraphLaunch(made_, one))
""")
    assert said.splitlines() == ["1 0", "1", "0 0", "2", "0"]


def test_a_graph_that_would_read_back_is_not_launched(ask: Asks) -> None:
    said = ask("""
s, at, out = made(cuda.cudaStreamCreate), malloc(8), ctypes.create_string_buffer(8)
cuda.cudaStreamBeginCapture(s, 0)
print(cuda.cudaMemcpyAsync(out, at, c_size_t(8), 2, s))
graph = made(lambda o: cuda.cudaStreamEndCapture(s, o))
made_ = made(cuda.cudaGraphInstantiateWithFlags, graph, c_ulonglong())
print(cuda.cudaGraphLaunch(made_, s), out.raw == bytes(8), pretended.calls()[-1])
""")
    assert said.splitlines() == ["0", "800 True cudaGraphLaunch(graph 1, stream 1) -> refused"]


@pytest.mark.parametrize(
    "wait", ["cuda.cudaStreamSynchronize(s)", "cuda.cudaDeviceSynchronize()", "cuda.cudaStreamQuery(s)"]
)
def test_to_wait_breaks_a_capture(ask: Asks, wait: str) -> None:
    said = ask(f"""
s, graph = made(cuda.cudaStreamCreate), c_void_p(1)
cuda.cudaStreamBeginCapture(s, 0)
print({wait}, cuda.cudaStreamEndCapture(s, byref(graph)), graph.value, cuda.cudaStreamQuery(s))
""")
    assert said == "900 901 None 0\n"


def test_ranges_and_memory_are_two_things(ask: Asks) -> None:
    said = ask("""
pretended.memory("8M"); cuda.cudaGetDeviceCount(byref(c_int()))
class Properties(ctypes.Structure): _fields_ = [("before", c_int * 2), ("place", c_int), ("device", c_int), ("after", c_int * 8)]
like, at, big = Properties(), c_ulonglong(), c_size_t(6 << 20)
assert cuda.cuMemAddressReserve(byref(at), c_size_t(1 << 32), c_size_t(0), c_ulonglong(0), c_ulonglong(0)) == 0
print(pretended.used())
one, two = c_ulonglong(), c_ulonglong()
print(cuda.cuMemCreate(byref(one), big, byref(like), c_ulonglong(0)), cuda.cuMemCreate(byref(two), big, byref(like), c_ulonglong(0)))
print(cuda.cuMemMap(at, big, c_size_t(0), one, c_ulonglong(0)), cuda.cuMemRelease(one), pretended.used() == 6 << 20)
print(cuda.cuMemUnmap(at, big), pretended.used(), cuda.cuMemAddressFree(at, c_size_t(1 << 32)))
log()
""")
    assert said.splitlines() == [
        "0",
        "0 2",
        "0 0 True",
        "0 0 0",
        "cuMemAddressReserve(4294967296) -> A",
        "cuMemCreate(6291456) -> memory 1",
        "cuMemCreate(6291456) -> out of memory",
        "cuMemMap(A, 6291456, memory 1)",
        "cuMemRelease(memory 1)",
        "cuMemUnmap(A, 6291456)",
        "cuMemAddressFree(A, 4294967296)",
    ]


def test_a_launch_is_logged_by_the_kernel_s_name(ask: Asks) -> None:
    said = ask("""
class Dim(ctypes.Structure): _fields_ = [(c, c_uint) for c in "xyz"]
kernel = ctypes.create_string_buffer(1)
cuda.__getattr__("__cudaRegisterFunction")(None, kernel, None, b"_Z3addIfEvPT_i", *[None] * 6)
print(cuda.cudaLaunchKernel(kernel, Dim(4, 1, 1), Dim(32, 2, 1), None, c_size_t(), None))
log()
""")
    assert said.splitlines() == ["0", "launch add<float> grid (4, 1, 1) block (32, 2, 1) stream 0"]


LAUNCH = """
class Dim(ctypes.Structure): _fields_ = [(c, c_uint) for c in "xyz"]
def launch(): return cuda.cudaLaunchKernel(kernel, Dim(1, 1, 1), Dim(1, 1, 1), None, c_size_t(), None)
kernel = ctypes.create_string_buffer(1)
cuda.__getattr__("__cudaRegisterFunction")(None, kernel, None, b"add", *[None] * 6)
"""
ASSERTED, NO_IMAGE = 710, 209


def test_a_fault_shows_where_the_host_waits_and_stays(ask: Asks) -> None:
    said = ask(
        LAUNCH
        + """
at = malloc(512)
pretended.fault("assert")
print(launch(), launch(), cuda.cudaGetLastError(), cuda.cudaStreamQuery(None))
print(cuda.cudaStreamSynchronize(None), cuda.cudaGetLastError(), cuda.cudaGetLastError())
print(launch(), malloc(512)[1], cuda.cudaFree(at), cuda.cudaDeviceSynchronize(), cuda.cudaMemset(at, 0, c_size_t(1)))
"""
    )
    not_ready = 600
    assert [list(map(int, line.split())) for line in said.splitlines()] == [
        [0, 0, 0, not_ready],
        [ASSERTED] * 3,
        [ASSERTED] * 5,
    ]


def test_a_launch_that_waits_tells_the_fault_itself(ask: Asks) -> None:
    code = "import os; os.environ['CUDA_LAUNCH_BLOCKING'] = '1'"
    said = ask(LAUNCH + code + "\nmalloc(512); pretended.fault('address'); print(launch(), launch())")
    assert said == "700 700\n"


def test_a_launch_without_code_for_the_device_breaks_nothing(ask: Asks) -> None:
    said = ask(
        LAUNCH + "malloc(512); pretended.fault('image'); print(launch(), cuda.cudaGetLastError(), launch())"
    )
    assert said == f"{NO_IMAGE} {NO_IMAGE} 0\n"


def test_an_unknown_fault_is_refused(site: Path) -> None:
    done = program(site, "pretended.fault('fire')", check=False)
    assert "'fire' is no fault" in done.stderr


def test_what_is_not_pretended_says_so(ask: Asks, site: Path) -> None:
    said = ask(f"""
wheel = ctypes.CDLL({str(site / "torch/lib/libtorch_cuda.so")!r})
wheel.wheel_cudaGetErrorString.restype = wheel.wheel_cudnnGetErrorString.restype = c_char_p
print(wheel.wheel_cudaMallocManaged(None), wheel.wheel_cudaGetErrorString(801).decode())
print(wheel.wheel_cublasSgemm_v2(None), wheel.wheel_cusolverDnCreate(None), wheel.wheel_cudnnGetErrorString(1).decode())
log()
""")
    assert said.splitlines() == [
        "801 pretended GPU: cudaMallocManaged is not pretended",
        "0 1 it is not pretended",
        "cudaMallocManaged -> not pretended",
        "cublasSgemm_v2 stream 0",
        "cusolverDnCreate -> not pretended",
    ]


def test_the_driver_s_functions_are_given_by_name(ask: Asks) -> None:
    said = ask("""
at, state = c_void_p(), c_int()
for name in (b"cuMemCreate", b"cuMemRetainAllocationHandle", b"cuMulticastCreate"):
    cuda.cudaGetDriverEntryPointByVersion(name, byref(at), 12000, c_ulonglong(), byref(state)); print(bool(at), state.value)
""")
    assert said.splitlines() == ["True 0", "True 0", "False 1"]


def test_two_runs_print_the_same(ask: Asks) -> None:
    code = "s = made(cuda.cudaStreamCreate); print(s.value, malloc(5).value, pretended.name(malloc(7).value)); log()"
    assert ask(code) == ask(code)


def test_a_new_symbol_is_told(tmp_path: Path) -> None:
    site = wheel(tmp_path, ASKED | {"libcudart.so.13": "cudaMalloc cudaBrandNew"})
    done = run("scripts/build_pretended_cuda.py", "--site", site)
    assert done.returncode == 1
    assert "symbol cudaBrandNew is new: it is refused when it is called" in done.stdout
    assert "cudaMalloc " not in done.stdout


def test_a_real_library_stays_in_its_place(tmp_path: Path) -> None:
    site = wheel(tmp_path)
    real = site / "nvidia/cu13/lib/libcublas.so.13"
    real.parent.mkdir(parents=True)
    real.write_text("NVIDIA's own")
    built = pretended.build(site)
    assert real.read_text() == "NVIDIA's own" and "libcublas.so.13" not in built.linked
    assert (site / "nvidia/cudnn/lib/libcudnn.so.9").resolve().parent == built.folder
    again = pretended.build(site)
    assert again == built and not list(built.folder.glob("tmp*"))


def test_it_builds_with_the_headers_that_pip_install_torch_brings(tmp_path: Path) -> None:
    site = wheel(tmp_path)
    (site / "nvidia/cu13/include").unlink()
    shutil.copytree(headers(), site / "nvidia/cu13/include", ignore=shutil.ignore_patterns("crt"))
    assert pretended.build(site).libraries


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(GuideError, match="not installed"):
        pretended.build(tmp_path)
    site = wheel(tmp_path)
    with pytest.raises(GuideError, match="not built"):
        pretended.environment(site)
    (site / "nvidia/cu13/include").unlink()
    with pytest.raises(GuideError, match=r"headers.*\n.*nvidia-cuda-runtime==13\.2\.\*"):
        pretended.build(site)
    (site / "torch/version.py").write_text("cuda: Optional[str] = None\n")
    with pytest.raises(GuideError, match="made for the CPU"):
        pretended.build(site)
