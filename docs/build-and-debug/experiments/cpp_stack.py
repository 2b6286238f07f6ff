"""One variable makes the stock wheel name the C++ line that raised."""

import os
import re
import subprocess
import sys

code = "import torch; torch.conv1d(torch.ones(1, 1, 4), torch.ones(1, 2, 3))"
for variables in (
    "TORCH_SHOW_CPP_STACKTRACES=0",
    "TORCH_SHOW_CPP_STACKTRACES=1",
    "TORCH_SHOW_CPP_STACKTRACES=1 TORCH_SYMBOLIZE_MODE=fast",
):
    env = os.environ | dict(word.split("=") for word in variables.split())
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True).stderr
    print(variables)
    for line in said.splitlines():
        if line.startswith("RuntimeError"):
            print("  message:", line.removeprefix("RuntimeError: ")[:72], "…")
        raised = re.match(r"Exception raised from (\w+) at (\S+)", line)
        if raised:
            print("  raised in", raised[1], "at", re.sub(r".*(aten/src\S+:)\d+", r"\1…", raised[2]))
        frame = re.match(r"#\d+ (?:void )?((?:at|torch)::[\w:]+)", line.replace("(anonymous namespace)::", ""))
        if frame:
            print("   ", frame[1])
