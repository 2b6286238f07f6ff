"""When ninja runs a step again: two sources, a header by hand and one that is generated"""

# requires: g++
import re
import subprocess
import sys
from pathlib import Path

import ninja

RULES = f"""
rule generate
  command = {sys.executable} write.py
  description = write $out
  restat = 1
rule compile
  command = g++ FLAGS -MMD -MF $out.d -c $in -o $out
  depfile = $out.d
  description = compile $in
build made.h: generate list.yaml
build one.o: compile one.cpp || made.h
build two.o: compile two.cpp || made.h
"""
WRITE = """
text = "".join(f"int {line}();\\n" for line in open("list.yaml").read().split("\\n") if line and line[0] != "#")
if text != open("made.h").read():  # torchgen compares in the same way
    open("made.h", "w").write(text)
"""


def build(what: str, **files: str) -> None:
    for name, text in files.items():
        Path(name.replace("_", ".")).write_text(text)
    said = subprocess.run([Path(ninja.BIN_DIR, "ninja"), "-j1"], capture_output=True, text=True).stdout
    print(f"{what:28}", ", ".join(re.findall(r"\] (\w+ \S+)", said)) or said.strip())


files = {
    "one_cpp": '#include "made.h"\n',
    "two_cpp": '#include "hand.h"\n',
    "hand_h": "",
    "made_h": "",
    "write_py": WRITE,
}
build("everything is new:", list_yaml="add\n", build_ninja=RULES.replace("FLAGS", "-O2"), **files)
build("nothing is new:")
build("a comment in list.yaml:", list_yaml="add\n# more to come\n")
build("an entry in list.yaml:", list_yaml="add\nmul\n")
build("hand.h, with the same text:", hand_h="")
build("another flag:", build_ninja=RULES.replace("FLAGS", "-O2 -g"))
