"""The minifier on a planted fault: a backend that refuses relu, in a function of eight operators"""

import contextlib
import io
import logging
import runpy
import sys
from pathlib import Path

import torch
from torch._dynamo import config

logging.disable(logging.WARNING)
config.repro_after = "dynamo"  # or TORCHDYNAMO_REPRO_AFTER
config.debug_dir_root = str(Path.cwd())


def f(x, y):
    a = torch.sin(x) + y
    b = torch.cos(a) * 2
    c = torch.relu(b) - y
    return c.exp().sum()


try:
    torch.compile(f, backend="relu_compile_error_TESTING_ONLY")(torch.ones(4), torch.ones(4))
except Exception as error:
    print(type(error).__name__)
config.repro_after = None
(launcher,) = Path.cwd().rglob("minifier_launcher.py")
sys.argv[:] = [str(launcher)]
steps = io.StringIO()
with contextlib.redirect_stdout(steps), contextlib.redirect_stderr(steps), contextlib.suppress(SystemExit):
    runpy.run_path(str(launcher), run_name="__main__")
strategy = ""
for line in steps.getvalue().splitlines():
    if line.startswith("Strategy"):
        strategy = line.partition(": ")[2].partition(" (")[0]
    if line.startswith("SUCCESS"):
        print(f"{strategy}: {line.partition(': ')[2]}")
print(steps.getvalue().splitlines()[-2], "and wrote repro.py:")
text = Path("repro.py").read_text()
print(text[text.index("    def forward") : text.index("mod = ")].rstrip())
