"""What one edit of native_functions.yaml writes anew, and which sources must be compiled again"""

# requires: g++
# limit: 300
import os
import shutil
import textwrap
from pathlib import Path

import _build

yaml = (_build.GIVEN / "native/native_functions.yaml").read_text()
entry = "\n- func: twice(Tensor self) -> Tensor\n  variants: {}\n  dispatch:\n    CPU: twice_cpu\n"
edits = {
    "a kernel's name": yaml.replace("CPU: trace_cpu\n", "CPU: trace_fast\n"),
    "a new function": yaml + entry.format("function"),
    "a new method": yaml + entry.format("function, method"),
}
headers = ["c10/core/TensorImpl.h", "ATen/TensorIterator.h", "ATen/ops/trace_native.h", "ATen/ops/mul.h", "ATen/ATen.h"]
reads = {header: _build.reads(header) for header in headers}
shutil.copytree(_build.GIVEN, "input")
_build.generate(Path("input"), "first", "--generate", "headers", "sources")
for edit, text in edits.items():
    Path("input/native/native_functions.yaml").write_text(text)
    shutil.copytree("first", edit)
    for file in Path(edit).rglob("*.*"):
        os.utime(file, (0, 0))  # what is written again gets a new time
    _build.generate(Path("input"), edit, "--generate", "headers", "sources")
    again = [str(file.relative_to(edit)) for file in Path(edit).rglob("*.*") if file.stat().st_mtime]
    units = sorted(name.removesuffix(".cpp") for name in again if name.endswith(".cpp") and "Everything" not in name)
    print(f"{edit}: {len(again)} files written, {len(units)} of them to be compiled")
    for line in textwrap.wrap(", ".join(units), 66):
        print("       ", line)
    for header, known in reads.items():
        print(f"    a source that includes {header:24}", *(sorted(known.intersection(again)) or ["-"]))
