"""Do the ten exercises fail with their holes, and pass with their solutions?"""

# requires: g++
# limit: 120
# helpers: _filled.cpp, _hole_border.cpp, _hole_box.cpp, _hole_choose.cpp, _hole_count.cpp, _hole_dispatch.cpp, _hole_forward.cpp, _hole_guard.cpp, _hole_register.cpp, _hole_ring.cpp, _hole_unbox.cpp
from pathlib import Path

import _exercises

for name in _exercises.ORDER:
    Path("hole.cpp").write_text(_exercises.given(name))
    first = (_exercises.check(Path("hole.cpp")) or "passes").splitlines()[0]
    Path("filled.cpp").write_text(_exercises.given(name, _exercises.solution(name)))
    then = _exercises.check(Path("filled.cpp")) or "passes"
    print(f"{name:9} {first}; then {then}")
