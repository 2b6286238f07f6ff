"""What the preprocessor makes of a dispatch of PyTorch's"""

# requires: g++
import re
import subprocess
from pathlib import Path

import torch

SOURCE = """
#include <torch/headeronly/core/Dispatch_v2.h>
BEGIN
THO_DISPATCH_V2(dtype, "half", AT_WRAP([&] { half<scalar_t>(x, y); }),
                AT_EXPAND(AT_FLOATING_TYPES), kHalf)
"""
include = Path(torch.__file__).parent / "include"
command = ["g++", "-std=c++20", "-E", "-P", f"-I{include}", "-x", "c++", "-"]
done = subprocess.run(command, input=SOURCE, capture_output=True, text=True, check=True)
text = done.stdout.split("BEGIN\n")[1].replace("torch::headeronly::", "")
text = " ".join(line for line in text.splitlines() if not line.startswith("#"))
text = re.sub(r"\s+", " ", text).replace(" ; ;", ";").replace("{ ;", "{")
for cut in "constexpr const", "ScalarType _st", "switch", "case", "using", "return", "default", "} }()":
    text = text.replace(f" {cut}", f"\n{'    ' if cut in ('using', 'return') else '  '}{cut}")
print(text)
for dtype in torch.float16, torch.uint16:
    try:
        torch.median(torch.ones(3).to(dtype))
        print(dtype, "has a case")
    except NotImplementedError as error:
        print(dtype, "meets the default:", error)
