"""A function that nobody calls by name registers itself when its library is loaded"""
# requires: g++

import ctypes
import subprocess
from pathlib import Path

TABLE = """
#include <map>
#include <string>
std::map<std::string, int (*)(int)>& table() {
    static std::map<std::string, int (*)(int)> kept;  // made at the first use
    return kept;
}
extern "C" int count() { return table().size(); }
extern "C" int call(const char* name, int x) { return table().at(name)(x); }
"""
MINE = """
#include <map>
#include <string>
std::map<std::string, int (*)(int)>& table();
static int twice(int x) { return 2 * x; }
struct Registered {
    Registered() { table()["mine::twice"] = twice; }
};
static Registered registered;  // nobody refers to it
"""
for name, text in (("table", TABLE), ("mine", MINE)):
    Path(f"{name}.cpp").write_text(text)
    subprocess.run(["g++", "-shared", "-fPIC", f"{name}.cpp", "-o", f"lib{name}.so"], check=True)
table = ctypes.CDLL("./libtable.so", ctypes.RTLD_GLOBAL)
print("functions after the table is loaded:", table.count())
ctypes.CDLL("./libmine.so")
print("functions after mine is loaded:     ", table.count())
print("mine::twice(21):                    ", table.call(b"mine::twice", 21))
