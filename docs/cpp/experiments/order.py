"""Two files start in the order in which they are linked"""

# requires: g++
# helpers: _order.cpp
import _link

for way in "GLOBAL", "LOCAL":
    table, kernel = _link.part("order", f"{way}_TABLE"), _link.part("order", f"{way}_KERNEL")
    for first, second in (table, kernel), (kernel, table):
        print(f"{way.lower():6}", *_link.run(first, second))
