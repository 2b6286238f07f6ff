"""An architecture that this PyTorch does not know"""

# raises: ValueError
import os

from torch.utils import cpp_extension

os.environ["TORCH_CUDA_ARCH_LIST"] = "8.0;9.9"
cpp_extension._get_cuda_arch_flags()
