"""An extension that was made for another CUDA is imported"""

# raises: ImportError
# requires: g++
import subprocess
import sys

open("empty.c", "w").close()
subprocess.run(["gcc", "-shared", "-o", "libcudart.so.11.0", "empty.c", "-Wl,-soname,libcudart.so.11.0"], check=True)
subprocess.run(
    ["gcc", "-shared", "-o", "kernels.so", "empty.c", "-Wl,--no-as-needed", "./libcudart.so.11.0"], check=True
)
subprocess.run(["rm", "libcudart.so.11.0"], check=True)  # made to be asked for; CUDA 11 is not installed here
sys.path.insert(0, ".")
import kernels  # noqa: E402, F401
