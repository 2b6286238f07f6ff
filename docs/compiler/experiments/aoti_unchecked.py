"""A packed model is given more numbers than it was exported for"""

# requires: g++
# limit: 200
import os
from pathlib import Path

import torch
from torch._inductor import config

config.cpp.simdlen, config.compile_threads = 1, 1


class Model(torch.nn.Module):
    def forward(self, x):
        return x * 2 + 1


program = torch.export.export(Model(), (torch.zeros(4),))
package = torch._inductor.aoti_compile_and_package(program, package_path=str(Path.cwd() / "model.pt2"))
six = torch.arange(6.0)
for check in ("0", "1"):
    os.environ["AOTI_RUNTIME_CHECK_INPUTS"] = check
    try:
        print(f"check {check}:", torch._inductor.aoti_load_package(package)(six).tolist())
    except RuntimeError as error:
        print(f"check {check}: RuntimeError:", str(error).splitlines()[0][:80])
try:
    program.module()(six)
except AssertionError as error:
    print("the exported program itself:", error)
