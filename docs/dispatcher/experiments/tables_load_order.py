"""Which registration blocks run while `import torch` loads its libraries, and in what order"""

# requires: gdb
# limit: 240
import subprocess
import sys
from collections import Counter

INSIDE = r"""
import gdb
class Block(gdb.Breakpoint):  # Library(kind, namespace, key, file, line): kind in esi, &namespace in rdx, file in r8
    def stop(self):
        if "@plt" not in gdb.newest_frame().name():
            asked = gdb.parse_and_eval
            print("@@", int(asked("$esi")) & 3, asked("*(char**)$rdx").string(), asked("(char*)$r8").string(),
                  gdb.solib_name(gdb.newest_frame().older().pc()))
        return False
for setting in ("pagination off", "confirm off", "breakpoint pending on", "debuginfod enabled off"):
    gdb.execute("set " + setting)
Block("torch::Library::Library")
gdb.Breakpoint("PyInit__C")
gdb.execute("run")
gdb.execute("kill")
"""
with open("inside.py", "w") as file:
    file.write(INSIDE)
gdb = ["gdb", "-nx", "-q", "-batch", "-x", "inside.py", "--args", sys.executable, "-c", "import torch"]
said = subprocess.run(gdb, capture_output=True, text=True).stdout
rows = [line.split()[1:] for line in said.splitlines() if line.startswith("@@")]
blocks = [(["DEF", "IMPL", "FRAGMENT"][int(k)], ns, file.split("pytorch/pytorch/")[-1], lib.split("/")[-1].split(".")[0])
          for k, ns, file, lib in rows]  # fmt: skip
print("blocks by library:", dict(Counter(block[3] for block in blocks)))
print("blocks by kind:   ", dict(Counter(block[0] for block in blocks)))
print("\nthe first three, and those that define a namespace:")
for number, (kind, ns, file, _) in enumerate(blocks, 1):
    if kind == "DEF" or number < 4:
        print(f"{number:5d} {kind:5s} {ns:26s}{file}")
at = next(n for n, block in enumerate(blocks) if block[:2] == ("DEF", "aten"))
early = Counter(block[2] for block in blocks[:at] if block[:2] == ("IMPL", "aten"))
print(f"\n{early.total()} blocks gave kernels to aten before its schemas came; the busiest files among them:")
print(*(f"{count:5d} {file}" for file, count in early.most_common(4)), sep="\n")
