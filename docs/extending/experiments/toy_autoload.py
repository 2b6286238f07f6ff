"""A device that is there after `import torch`"""

# requires: g++
# helpers: _toy.cpp
# limit: 240
import os
import shutil
import subprocess
import sys
from pathlib import Path

import _toy

# --8<-- [start:package]
package = Path("site")  # what pip would write
(package / "toy-0.1.dist-info").mkdir(parents=True)
(package / "toy-0.1.dist-info/METADATA").write_text("Name: toy\nVersion: 0.1\n")
(package / "toy-0.1.dist-info/entry_points.txt").write_text("[torch.backends]\ntoy = toy_backend:load\n")
(package / "toy_backend.py").write_text("import _toy\n\ndef load():\n    _toy.start('libtoy.so')\n")
# --8<-- [end:package]
shutil.copyfile(_toy.__file__, package / "_toy.py")


def after_import(**settings):
    """What a program says that only imports torch."""
    program = "import torch; print(torch.empty(2, device='toy').device)"
    environment = os.environ | {"PYTHONPATH": str(package)} | settings
    command = [sys.executable, "-W", "ignore", "-c", program]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True)
    return (ran.stdout or ran.stderr).strip().splitlines()[-1][:80]


library = _toy.built()
print("autoload:    ", after_import())
print("switched off:", after_import(TORCH_DEVICE_BACKEND_AUTOLOAD="0"))
library.unlink()
print("no library:  ", after_import())
