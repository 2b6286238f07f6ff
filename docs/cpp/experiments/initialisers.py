"""How many functions run while the loader opens each library?"""

# requires: g++
import re
import subprocess
from pathlib import Path

import torch

library = Path(torch.__file__).parent / "lib"
for name in "libc10", "libtorch_cpu", "libtorch_python":
    command = ["readelf", "-SW", str(library / f"{name}.so")]
    sections = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    size = re.search(r"\.init_array\s+\w+\s+\w+\s+\w+\s+(\w+)", sections)[1]
    print(f"{name:16} {int(size, 16) // 8:5} initialisers")
print("operators with a kernel for CPU:", len(torch._C._dispatch_get_registrations_for_dispatch_key("CPU")))
