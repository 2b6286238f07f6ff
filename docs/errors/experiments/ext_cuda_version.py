"""A CUDA toolkit of another version than PyTorch's"""

# raises: RuntimeError
import os
from pathlib import Path

import torch
from torch.torch_version import TorchVersion
from torch.utils import cpp_extension

torch.version.cuda = torch.version.cuda or "13.0"  # a build for CPUs has none
Path("bin").mkdir()
Path("bin/nvcc").write_text("#!/bin/sh\necho 'Cuda compilation tools, release 11.5, V11.5.119'\n")
Path("bin/nvcc").chmod(0o755)
cpp_extension.CUDA_HOME = os.getcwd()
cpp_extension._check_cuda_version("g++", TorchVersion("11.4"))
