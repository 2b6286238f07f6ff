"""Three kinds of references, counted"""

# requires: g++
# helpers: _refs.cpp
import sys

import _python

refs = _python.module("refs")
for name in "leaking", "owning", "pair":
    number = 10**20  # an object of its own
    items = [number]
    before = sys.getrefcount(number)
    for _ in range(100):
        result = getattr(refs, name)(items)
    del result
    print(f"{name:8} counts left over after 100 calls: {sys.getrefcount(number) - before}")
