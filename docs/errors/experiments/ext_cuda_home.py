"""A CUDA extension where there is no CUDA toolkit"""

# raises: OSError
from torch.utils import cpp_extension

cpp_extension.CUDA_HOME = None  # what it is where nvcc is not found
cpp_extension.CUDAExtension("small", ["small.cu"])
