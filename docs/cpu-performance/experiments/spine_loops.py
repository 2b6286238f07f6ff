"""The hot loop of each version: instructions for an element"""

# requires: g++
# measured: scalar / vector at least 5
import subprocess

import _loops

library = _loops.build()
print(subprocess.getoutput("g++ --version").splitlines()[0])
per_element = {}
for name, elements in (("scalar", 1), ("vector", 8)):
    loop = _loops.hot_loop(library, f"{name}_loop")
    per_element[name] = len(loop) / elements
    print(f"\n{name}: {len(loop)} instructions for {elements} element(s)")
    print("\n".join(f"    {line}" for line in loop))
print(f"\nscalar / vector {per_element['scalar'] / per_element['vector']:.1f}")
