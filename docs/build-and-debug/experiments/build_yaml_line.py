"""What one edit of native_functions.yaml writes anew, and which sources must be compiled again"""
# requires: g++
# limit: 240
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import torchgen

given, include = Path(torchgen.__file__).parent / "packaged/ATen", Path(torchgen.__file__).parents[1] / "torch/include"
yaml = (given / "native/native_functions.yaml").read_text()
entry = "\n- func: twice(Tensor self) -> Tensor\n  variants: {}\n  dispatch:\n    CPU: twice_cpu\n"
edits = {
    "nothing": yaml,
    "a kernel's name": yaml.replace("CPU: trace_cpu\n", "CPU: trace_fast\n"),
    "a new function": yaml + entry.format("function"),
    "a new method": yaml + entry.format("function, method"),
}


def write(text: str, folder: str) -> None:
    Path("input/native/native_functions.yaml").write_text(text)
    options = "--source-path input --aoti_install_dir aoti --per-operator-headers --generate headers sources".split()
    command = [sys.executable, "-m", "torchgen.gen", *options, "--install_dir", folder]
    subprocess.run(command, check=True, capture_output=True)


reads = {}
for header in ("c10/core/TensorImpl.h", "ATen/TensorIterator.h", "ATen/ops/trace_native.h", "ATen/ops/mul.h", "ATen/ATen.h"):
    Path("one.cpp").write_text(f"#include <{header}>\n")
    rule = ["g++", "-std=c++20", "-DAT_PER_OPERATOR_HEADERS", f"-I{include}", "-M", "one.cpp"]
    reads[header] = set(re.findall(r"include/ATen/(\S+)", subprocess.run(rule, capture_output=True, text=True).stdout))
shutil.copytree(given, "input")
write(yaml, "first")
for edit, text in edits.items():
    shutil.copytree("first", edit)
    for file in Path(edit).rglob("*.*"):
        os.utime(file, (0, 0))  # what is written again gets a new time
    write(text, edit)
    again = [str(file.relative_to(edit)) for file in Path(edit).rglob("*.*") if file.stat().st_mtime]
    units = sorted(file.removesuffix(".cpp") for file in again if file.endswith(".cpp") and "Everything" not in file)
    print(f"{edit}: {len(again)} files written; to compile:", *(units or ["none"]))
    for header, known in reads.items():
        print(f"    a source that includes {header:24}", *(sorted(known.intersection(again)) or ["-"]))
