"""Who registers the kernels of aten: every registration in this process, by the place of its file"""

# limit: 120
import re
from collections import Counter

import torch

files, count = {}, Counter()
names = [name for name in torch._C._dispatch_get_all_op_names() if name.startswith("aten::")]
for name in names:
    for line in torch._C._dispatch_dump(name).splitlines():
        found = re.search(r"^(\S+?)(?:\[alias\])?(?: \(inactive\))?: registered at (\S+):\d+", line)
        if not found or found[1] == "debug":
            continue
        path = found[2]
        if path.endswith(".py"):
            place, file = "Python", path.split("site-packages/")[-1]
        else:
            file = path.split("pytorch/pytorch/")[-1]
            written = file.startswith("build/") or "/generated/" in file
            place = "C++, written by the build" if written else "C++, written by people"
        count[place] += 1
        kind = re.sub(r"_\d+\.cpp$", "_*.cpp", file)
        files.setdefault(place, Counter())[kind] += 1
print("operators:", len(names))
for place, number in count.most_common():
    print(f"\n{number} kernels: {place}, {len(files[place])} kinds of file")
    for file, n in files[place].most_common(5):
        print(f"  {n:5d}  {file}")
