"""Citations of the installed PyTorch: each kind of symbol, and each way to be wrong."""

import re
from pathlib import Path

import pytest

from guide.citations.collect import Citation
from guide.citations.prove import Prover, prove_all
from guide.citations.sources import Wheel
from guide.core.errors import GuideError
from guide.fake_cuda import build as pretended
from tests.wheels import THING_H, compiled


@pytest.fixture(scope="module")
def prover(torch_wheel: Wheel) -> Prover:
    return Prover(torch_wheel)


HOLDS = [
    # target, evidence, what its first cited line looks like
    (
        "c10/core/TensorImpl.h#TensorImpl",
        "header-text",
        r"struct C10_API TensorImpl : public c10::intrusive_ptr_target \{",
    ),
    ("c10/core/TensorImpl.h#TensorImpl::sizes", "header-text", r"IntArrayRef sizes\(\) const \{"),
    ("c10/core/TensorImpl.h#c10::TensorImpl::key_set_", "header-text", r"DispatchKeySet key_set_;"),
    ("c10/core/DispatchKeySet.h#c10::DispatchKeySet", "header-text", r"class DispatchKeySet final \{"),
    ("c10/core/DispatchKey.h#DispatchKey::BackendSelect", "header-text", r"BackendSelect,"),
    ("c10/core/DispatchKey.h#DispatchKey~C10_FORALL_FUNCTIONALITY_KEYS(", "header-text", r"C10_FORALL_FUNC"),
    ("torch/library.h#TORCH_LIBRARY", "header-text", r"#define TORCH_LIBRARY\(ns, m\)"),
    ("torch/csrc/autograd/node.h#Node", "header-text", r"struct TORCH_API Node"),
    ("aten/src/ATen/core/dispatch/Dispatcher.h#Dispatcher::call", "header-text", r"template <class Return"),
    ("aten/src/ATen/core/ivalue.h#IValue", "header-text", r"struct TORCH_API IValue final \{"),
    ("torch/headeronly/core/ScalarType.h#ScalarType", "header-text", r"enum class ScalarType"),
    ("torch/nn/functional.py#dropout", "python-text", r"def dropout\("),
    ("torch/nn/functional.py#dropout~_VF.dropout(", "python-text", r".*_VF\.dropout\("),
    ("torch/nn/modules/module.py#Module.__call__", "python-text", r"__call__"),
    ("torch/autograd/function.py#Function", "python-text", r"class Function\("),
    ("torchgen/gen.py#main", "python-text", r"def main\("),
    ("tools/autograd/gen_variable_type.py#gen_variable_type", "python-text", r"def gen_variable_type\("),
    ("aten/src/ATen/native/native_functions.yaml#add.Tensor", "yaml-text", r"- func: add\.Tensor\("),
    ("aten/src/ATen/native/tags.yaml#pointwise", "yaml-text", r"- tag: pointwise"),
    ("tools/autograd/derivatives.yaml#mul.Tensor", "yaml-text", r"- name: mul\.Tensor\("),
    ("aten/src/ATen/templates/TensorBody.h#Tensor::contiguous", "template-text", r"Tensor contiguous\("),
    ("build/aten/src/ATen/ops/add.h#at::add_out", "generated", r"inline at::Tensor & add_out\("),
    ("build/aten/src/ATen/core/TensorBody.h#Tensor", "generated", r"class TORCH_API Tensor"),
]


@pytest.mark.parametrize(("target", "evidence", "begins"), HOLDS, ids=[row[0] for row in HOLDS])
def test_text(prover: Prover, target: str, evidence: str, begins: str) -> None:
    entry = prover.prove(target)
    assert entry.evidence == evidence
    line = prover.text(entry.path).lines[entry.lines[0] - 1]
    assert re.match(begins, line.strip()), line
    assert len(entry.sha256) == 16


@pytest.mark.parametrize(
    ("target", "evidence"),
    [
        ("aten/src/ATen/native/BinaryOps.cpp", "binary-path"),
        ("torch/csrc/autograd/engine.cpp#Engine::evaluate_function", "binary-symbol"),
        ("aten/src/ATen/TensorIterator.cpp#TensorIteratorBase::build", "binary-symbol"),
        ("torch/csrc/autograd/generated/python_torch_functions_2.cpp#THPVariable_add", "binary-symbol"),
        ("torch/csrc/autograd/generated/python_torch_functions_0.cpp", "binary-unit"),
        ("build/aten/src/ATen/RegisterCPU_0.cpp#wrapper_CPU_add_Tensor", "binary-symbol"),
        ("c10/core/TensorImpl.cpp#c10::TensorImpl::Extend", "binary-symbol"),
    ],
)
def test_libraries(prover: Prover, target: str, evidence: str) -> None:
    entry = prover.prove(target)
    assert (entry.evidence, entry.lines, entry.sha256) == (evidence, None, None)
    assert entry.generated == ("generated" in target or target.startswith("build/"))


REFUSED = [
    ("c10/core/TensorImpl.h#TensorImp", "TensorImpl"),
    ("c10/core/TensorImp.h", "c10/core/TensorImpl.h"),
    ("c10/core/TensorImpl.h#TensorImpl@99", "use @1"),
    ("c10/core/DispatchKey.h#DispatchKey::Undefind", "DispatchKey::Undefined"),
    ("torch/nn/functional.py#dropot", "dropout"),
    ("torch/csrc/autograd/function.h#Node", "--find 'Node'"),
    ("torch/nn/functional.py#forward", "--find"),
    ("torch/nn/functional.py#dropout~_VF.drpout(", "nearest lines: "),
    ("torch/nn/functional.py#dropout~training", "make the text longer"),
    ("aten/src/ATen/native/native_functions.yaml#add.Tensr", "add.Tensor"),
    ("aten/src/ATen/native/BinaryOp.cpp", "aten/src/ATen/native/BinaryOps.cpp"),
    ("torch/csrc/autograd/engine.cpp#Engine::evaluate_functon", "Engine::evaluate_function"),
    ("torch/csrc/autograd/engine.cpp#Engine::execute~x", "--checkout"),
    ("torch/csrc/autograd/engine.cpp#TensorImpl::Extend", "cite it in c10/core/"),
    ("torch/csrc/autograd/generated/RegisterCPU_0.cpp", "build/aten/src/ATen/RegisterCPU_0.cpp"),
    ("aten/src/ATen/ops/add.h", "src:build/aten/src/ATen/ops/add.h"),
    ("build/aten/src/ATen/Context.h", "src:aten/src/ATen/Context.h"),
    ("CMakeLists.txt", "--find"),
    ("torch/include/c10/core/Device.h", "src:c10/core/Device.h"),
    ("torch/share/cmake/Torch/TorchConfig.cmake", "show it with an experiment"),
]


@pytest.mark.parametrize(("target", "cure"), REFUSED, ids=[row[0] for row in REFUSED])
def test_wrong_by_a_little(prover: Prover, target: str, cure: str) -> None:
    with pytest.raises(GuideError) as error:
        prover.prove(target)
    assert cure in error.value.cure


def test_a_header_line_is_told_as_in_the_repository(small_wheel: Path) -> None:
    entry = Prover(Wheel(small_wheel)).prove("c10/core/Thing.h#Thing::size")
    assert THING_H.splitlines()[entry.lines[0] - 1] == "  int size() const;"
    wheel_lines = (small_wheel / "torch/include/c10/core/Thing.h").read_text().splitlines()
    assert wheel_lines[entry.lines[0]] == "  int size() const;"


def test_a_header_whose_wrapping_is_cut_is_refused(small_wheel: Path) -> None:
    header = small_wheel / "torch/include/c10/core/Thing.h"
    header.write_text("\n".join(header.read_text().splitlines()[:-2]))
    with pytest.raises(GuideError, match="install torch==9.9.0 again"):
        Prover(Wheel(small_wheel)).prove("c10/core/Thing.h#Thing")


def test_equal_tails_of_different_names_must_be_told_apart(small_wheel: Path) -> None:
    header = small_wheel / "torch/include/c10/core/Thing.h"
    text = header.read_text().replace("} // namespace", "struct Other { int size() const; };\n} // namespace")
    header.write_text(text)
    prover = Prover(Wheel(small_wheel))
    with pytest.raises(GuideError, match="c10::Thing::size .*c10::Other::size"):
        prover.prove("c10/core/Thing.h#size")
    assert prover.prove("c10/core/Thing.h#size@2").lines == (7 + 1, 8)
    assert prover.prove("c10/core/Thing.h#Thing::twice@2").lines == (6, 6)


def test_no_wheel_there(tmp_path: Path) -> None:
    with pytest.raises(GuideError, match="site-packages"):
        Wheel(tmp_path)


def test_evidence_from_elsewhere_is_kept_for_the_same_release(small_wheel: Path, tmp_path: Path) -> None:
    from guide.citations.lock import Entry, Lock

    prover = Prover(Wheel(small_wheel))
    far = {
        "a/c.cpp#f": Entry("a/c.cpp#f", "a/c.cpp", "f", (3, 4), "checkout", "a/c.cpp", "0" * 16, "9.9.0"),
    }
    cited = [Citation(target, tmp_path / "p.md", 1) for target in far]
    same = prove_all(cited, prover, Lock("9.9.0", prover.wheel.commit, far))
    assert same.lock.entries == far and not same.failures
    other = prove_all(cited, prover, Lock("9.8.0", "cd" * 20, far))
    assert not other.lock.entries and len(other.failures) == 1


def test_libraries_missing_or_damaged(
    small_wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from guide.citations import libraries

    monkeypatch.setenv("GUIDE_CACHE", str(tmp_path / "cache"))
    prover = Prover(Wheel(small_wheel))
    with pytest.raises(GuideError, match="no libraries below torch/lib"):
        prover.prove("c10/core/Thing.cpp")
    (small_wheel / "torch" / "lib").mkdir()
    (small_wheel / "torch" / "lib" / "libc10.so").write_bytes(b"\x7fELF\x02\x01" + b"\0" * 90)
    libraries._cached.cache_clear()
    with pytest.raises(GuideError, match="mend:"):
        prover.prove("c10/core/Thing.cpp")
    (small_wheel / "torch" / "lib" / "libc10.so").write_bytes(b"not a library")
    libraries._cached.cache_clear()
    with pytest.raises(GuideError, match="not a library that can be read"):
        prover.prove("c10/core/Thing.cpp")


IN_CUDA = [
    ("aten/src/ATen/native/cuda/ActivationGeluKernel.cu", "binary-path", "lib/libtorch_cuda.so"),
    ("aten/src/ATen/native/cuda/SoftMax.cu#cunn_SoftMaxForward", "binary-symbol", "lib/libtorch_cuda.so"),
    (
        "aten/src/ATen/native/cuda/fused_adam_utils.cuh",
        "header-text",
        "include/ATen/native/cuda/fused_adam_utils.cuh",
    ),
    ("aten/src/ATen/cuda/CUDABlas.cpp#at::cuda::blas::gemm", "binary-symbol", "lib/libtorch_cuda.so"),
    ("c10/cuda/driver_api.cpp", "binary-path", "lib/libc10_cuda.so"),
    (
        "c10/cuda/CUDACachingAllocator.cpp#DeviceCachingAllocator::malloc",
        "binary-symbol",
        "lib/libc10_cuda.so",
    ),
]


@pytest.mark.skipif(pretended.for_cpu(), reason="the installed PyTorch is a CPU build")
@pytest.mark.parametrize(("target", "evidence", "file"), IN_CUDA)
def test_the_installed_cuda_libraries_prove(prover: Prover, target: str, evidence: str, file: str) -> None:
    entry = prover.prove(target)
    assert (entry.evidence, entry.file) == (evidence, f"torch/{file}")


CUDA = """\
const char *const strings[] = {"/__w/pytorch/pytorch/aten/src/ATen/native/cuda/Thing.cu", "/__w/pytorch/pytorch/aten/src/ATen/native/cuda/thing.cuh",
  "/__w/pytorch/pytorch/third_party/cutlass/gemm.cu", "/usr/local/cuda/include/thrust/sort.h"};
const char *const *volatile said = strings;
static __attribute__((noinline, used)) int before(int a) { said = strings; return a * 3; }
namespace at { namespace native { template <typename T> __attribute__((noinline)) T thing_kernel(T a) { return a + a; }
int launch_thing(int a) { return thing_kernel(a) + before(a); } } }
static __attribute__((noinline, used)) int after(int a) { return a * 5; }
"""
OTHER = """\
static __attribute__((noinline, used)) int first(int a) { return a * 7; }
namespace at { namespace native { int launch_other(int a) { return 2 * first(a); } } }
static __attribute__((noinline, used)) int last(int a) { return a * 9; }
"""


@pytest.fixture
def cuda_prover(small_wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Prover:
    """A wheel with a small libtorch_cuda.so, named and laid out as the CUDA compiler's."""
    monkeypatch.setenv("GUIDE_CACHE", str(tmp_path / "cache"))
    (small_wheel / "torch" / "lib").mkdir()
    sources = {
        f"tmpxft_0001_00000000-6_{n}.compute_120.cudafe1.cpp": t
        for n, t in (("Thing", CUDA), ("Other", OTHER))
    }
    compiled(tmp_path, "wheel/torch/lib/libtorch_cuda.so", sources)
    return Prover(Wheel(small_wheel))


@pytest.mark.parametrize(
    ("target", "evidence"),
    [
        ("aten/src/ATen/native/cuda/Thing.cu", "binary-path"),
        ("aten/src/ATen/native/cuda/Thing.cu#at::native::launch_thing", "binary-symbol"),
        ("aten/src/ATen/native/cuda/Thing.cu#thing_kernel", "binary-symbol"),
        ("aten/src/ATen/native/cuda/Other.cu", "binary-unit"),
        ("aten/src/ATen/native/cuda/Other.cu#launch_other", "binary-symbol"),
        ("aten/src/ATen/native/cuda/thing.cuh", "binary-path"),
    ],
)
def test_cuda_libraries(cuda_prover: Prover, target: str, evidence: str) -> None:
    entry = cuda_prover.prove(target)
    assert (entry.evidence, entry.file) == (evidence, "torch/lib/libtorch_cuda.so")


@pytest.mark.parametrize(
    ("target", "what", "cure"),
    [
        ("aten/src/ATen/native/cuda/Thing.cu#launch_other", "is not in Thing.cu but in Other.cu", "cite it in"),
        ("aten/src/ATen/native/cuda/Thing.cu#launch_thin", "no symbol", "at::native::launch_thing"),
        ("aten/src/ATen/native/cuda/thing.cuh#thing_kernel", "do not tell what a header defines", "without a symbol"),
        ("aten/src/ATen/native/cuda/thin.cuh", "holds no", ""),
        ("third_party/cutlass/gemm.cu", "know third_party/cutlass/gemm.cu", "prove it once with --checkout"),
        ("aten/src/ATen/native/cuda/Copy.cu", "know aten/src/ATen/native/cuda/Copy.cu", "cuda/Thing.cu"),
        ("aten/src/ATen/cuda/flash/Other.cu", "names a unit Other.cu, but no path in it proves", "did you mean"),
    ],
)  # fmt: skip
def test_what_the_cuda_libraries_do_not_prove(cuda_prover: Prover, target: str, what: str, cure: str) -> None:
    with pytest.raises(GuideError) as error:
        cuda_prover.prove(target)
    assert what in error.value.what and cure in error.value.cure
