"""One program, one environment variable at a time: who has something to say about it"""

# helpers: _small
import os
import re
import subprocess
import sys
from pathlib import Path

small = Path(__file__).with_name("_small.py")
for variable in [
    "TORCH_LOGS=+autograd",
    "TORCH_LOGS=graph_code,guards,recompiles",
    "PYTORCH_API_USAGE_STDERR=1",
    "TORCH_CPP_LOG_LEVEL=INFO",
    "TORCH_SHOW_CPP_STACKTRACES=1",
    "TORCH_SHOW_DISPATCH_TRACE=1",
]:
    name, value = variable.split("=")
    env = os.environ | {name: value}
    said = subprocess.run([sys.executable, small], env=env, capture_output=True, text=True).stderr.splitlines()
    print(f"{variable}: {len(said)} lines")
    for line in said:
        line = re.sub(r"^\w+ [\d:.]+ \d+ ", "", line)  # day, time and process
        line = re.sub(r"^\S*?(torch/\S+\.py:)\d+", r"\1…", line)
        print("   ", re.sub(r" object at 0x\w+", "", line))
