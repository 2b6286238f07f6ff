"""Two OpenMP runtimes in one process"""

# fresh: the runtime reads its variable when it is loaded
import ctypes
import os
import shutil
from pathlib import Path

os.environ |= {"OMP_NUM_THREADS": "2", "MKL_NUM_THREADS": "2"}
import torch  # noqa: E402

# A package that brings its own copy has the same file under another name.
home = Path(torch.__file__).parent / "lib"
shutil.copy(home / "libgomp.so.1", "libgomp-of-another-package.so")
runtimes = {
    "PyTorch's": ctypes.CDLL(str(home / "libgomp.so.1")),
    "the other": ctypes.CDLL(os.path.abspath("libgomp-of-another-package.so")),
}


def threads():
    """The run of each library that is asked."""
    return {name: runtime.omp_get_max_threads() for name, runtime in runtimes.items()}


print("OMP_NUM_THREADS=2        ", threads())
torch.set_num_threads(6)
print("torch.set_num_threads(6) ", threads())
runtimes["the other"].omp_set_num_threads(3)
print("the other is told 3      ", threads(), "torch sees", torch.get_num_threads())
