"""A file that only registers, linked in five ways"""

# requires: g++
# helpers: _dropped.cpp
import _link

main, table, kernel = (_link.part("dropped", part) for part in ("MAIN", "TABLE", "KERNEL"))
table = _link.library("libtable.so", table)
shared = _link.library("libkernel.so", kernel, table)
static = _link.archive("libkernel.a", kernel)
ways = {
    "the object file": [kernel],
    "an archive": [static],
    "--whole-archive": ["-Wl,--whole-archive", static, "-Wl,--no-whole-archive"],
    "shared, --as-needed": ["-Wl,--as-needed", shared],
    "shared, --no-as-needed": ["-Wl,--no-as-needed", shared],
}
for way, words in ways.items():
    print(f"{way:23} kernels:", *_link.run(main, *words, "-Wl,--no-as-needed", table))
