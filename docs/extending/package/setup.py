"""The extension module alone; all that is not built stands in pyproject.toml."""

# --8<-- [start:setup]
import os
import platform

from setuptools import setup
from torch.utils.cpp_extension import CUDA_HOME, BuildExtension, CppExtension, CUDAExtension

# A machine that builds wheels has CUDA's compiler and no GPU, so ask for the one and not for the other.
WITH_CUDA = os.environ.get("FUSED_SWIGLU_CUDA", "1" if CUDA_HOME else "0") == "1"

sources = ["csrc/swiglu.cpp", "csrc/module.cpp"]
flags = ["-O3"]
if platform.machine() in ("x86_64", "AMD64"):  # registers of eight floats, which fused_swiglu/__init__.py asks for
    flags += ["-mavx2", "-mfma", "-mf16c", "-DCPU_CAPABILITY=AVX2", "-DCPU_CAPABILITY_AVX2"]
if WITH_CUDA:
    sources += ["csrc/swiglu.cu"]
    flags += ["-DWITH_CUDA"]

setup(
    ext_modules=[
        (CUDAExtension if WITH_CUDA else CppExtension)(
            "fused_swiglu._C",
            sources,
            extra_compile_args={"cxx": flags, "nvcc": ["-O3"]},
            py_limited_api=True,  # of Python only: one wheel for 3.11 and all later ones
        )
    ],
    cmdclass={"build_ext": BuildExtension},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
# --8<-- [end:setup]
