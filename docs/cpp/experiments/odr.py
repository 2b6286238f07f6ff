"""One inline function, compiled twice with different flags"""

# requires: g++
# helpers: _odr.cpp
import _link

for level in "-O0", "-O2":
    first = _link.part("odr", "FIRST", level, "-DCAPABILITY=AVX2")
    second = _link.part("odr", "SECOND", level, "-DCAPABILITY=DEFAULT")
    main = _link.part("odr", "MAIN", "-DCAPABILITY=DEFAULT")
    print(level, *_link.run(main, first, second))
    print(level, *_link.run(main, second, first))
