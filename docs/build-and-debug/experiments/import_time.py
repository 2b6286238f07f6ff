"""Where the time of `import torch` goes: shares of three parts, in three fresh processes"""

import json
import statistics
import subprocess
import sys

PROGRAM = """
import json, sys, time
began, seen = time.perf_counter(), []
class Watch:
    def find_spec(self, name, path=None, target=None):
        if name in ("torch._C", "torch._tensor"):
            seen.append(time.perf_counter() - began)
sys.meta_path.insert(0, Watch())
import torch
print(json.dumps([*seen[:2], time.perf_counter() - began, len(sys.modules)]))
"""
rows = []
for _ in range(3):
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    before, core, end, modules = json.loads(done.stdout)
    rows.append((before / end, (core - before) / end, (end - core) / end))
parts = ("before torch._C", "torch._C and its libraries", "Python after it")
middle = [statistics.median(column) for column in zip(*rows)]
for share, part in sorted(zip(middle, parts)):
    print(f"{part:28}{'more' if share > 0.5 else 'less'} than half")
