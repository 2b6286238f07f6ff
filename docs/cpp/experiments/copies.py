"""A static variable in a header, in two libraries"""

# requires: g++
# helpers: _copies.cpp
import _link

for visibility in "default", "hidden":
    flag = f"-fvisibility={visibility}"
    first, second, main = (_link.part("copies", part, flag) for part in ("FIRST", "SECOND", "MAIN"))
    libraries = _link.library("libfirst.so", first), _link.library("libsecond.so", second)
    print(f"{visibility:8}", *_link.run(main, *libraries))
