"""What the helpers put on the command line of an extension"""

from pathlib import Path

import torch
from torch.utils.cpp_extension import CppExtension

for title, options in (("plain", {}), ("py_limited_api", {"py_limited_api": True})):
    extension = CppExtension("m", ["m.cpp"], **options)
    print(f"{title:15}", *extension.libraries)
cmake = Path(torch.utils.cmake_prefix_path)
for file in ("Torch/TorchConfig.cmake", "Caffe2/Caffe2Config.cmake"):
    print(file)
    for line in (cmake / file).read_text().splitlines():
        if "Caffe2 PATHS" in line or "cannot find the CUDA" in line:
            print("   ", line.strip())
