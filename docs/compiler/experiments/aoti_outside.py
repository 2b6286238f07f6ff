"""A model packed by AOTInductor, called from Python and from a C++ program without Python"""

# requires: g++
# limit: 300
import subprocess
import zipfile
from collections import Counter
from pathlib import Path

import torch
from torch._inductor import config
from torch.utils.cpp_extension import include_paths

config.cpp.simdlen, config.compile_threads = 1, 1
MAIN = """#include <ATen/ATen.h>
#include <torch/csrc/inductor/aoti_package/model_package_loader.h>
#include <iostream>
int main(int, char** words) {
  torch::inductor::AOTIModelPackageLoader model(words[1]);
  at::Tensor result = model.run({at::ones({7, 3})})[0];
  std::cout << result.sizes() << " " << result.sum().item<double>() << std::endl;
}
"""


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.full((3, 2), 0.5))

    def forward(self, x):
        return torch.relu(x @ self.weight) + 1


model = Model()
program = torch.export.export(model, (torch.ones(4, 3),), dynamic_shapes=({0: torch.export.Dim.DYNAMIC},))
package = torch._inductor.aoti_compile_and_package(program, package_path=str(Path.cwd() / "model.pt2"))
names = [name for name in zipfile.ZipFile(package).namelist() if "aotinductor" in name]
print("in the package:", dict(sorted(Counter(Path(name).suffix for name in names).items())))
packed = torch._inductor.aoti_load_package(package)
print("from Python:", list(packed(torch.ones(7, 3)).shape), packed(torch.ones(7, 3)).sum().item())
model.weight.data.zero_()
print("after the model's weight was zeroed:", packed(torch.ones(7, 3)).sum().item())
packed.load_constants({"weight": torch.zeros(3, 2)}, check_full_update=True)
print("after load_constants:", packed(torch.ones(7, 3)).sum().item())
Path("main.cpp").write_text(MAIN)
folder = Path(torch.__file__).parent / "lib"
compile = ["g++", "-std=c++20", "main.cpp", "-o", "main", *(f"-I{path}" for path in include_paths())]
link = [f"-L{folder}", f"-Wl,-rpath,{folder}", "-Wl,--no-as-needed", "-ltorch", "-ltorch_cpu", "-lc10"]
subprocess.run([*compile, *link], check=True)
print("from C++:", subprocess.run(["./main", package], capture_output=True, text=True, check=True).stdout.strip())
