"""Three ways to let a type choose, and where the error of each is reported"""

# requires: g++
# helpers: _choose.cpp
import re
import subprocess

import _cpp

_cpp.run("choose")
source = _cpp.HERE / "_choose.cpp"
lines = source.read_text().splitlines()
for way in "EARLY", "LATE":
    command = ["g++", "-std=c++20", "-fsyntax-only", f"-D{way}", str(source)]
    said = subprocess.run(command, capture_output=True, text=True).stderr
    for kind in "error", "required from here":
        found = re.search(rf"_choose\.cpp:(\d+):\d+: +{kind}", said)
        print(f"{way.lower():5} {kind:18}", lines[int(found[1]) - 1].strip() if found else "-")
