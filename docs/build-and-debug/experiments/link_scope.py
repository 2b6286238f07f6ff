"""One extension that calls libc10, linked in three ways and loaded in three"""

# requires: g++
# limit: 240
from pathlib import Path

import _link

DECLARE = "namespace c10::WarningUtils { bool get_warnAlways(); }\n"  # no header: a name is all that the linker sees
LINKED = {
    "linked without libc10": [],
    "linked with -lc10": ["-lc10"],
    "with -lc10 and -rpath": ["-lc10", f"-Wl,-rpath,{_link.TORCH}/lib"],
}
for how, flags in LINKED.items():
    _link.module("ext", DECLARE, "c10::WarningUtils::get_warnAlways();", *flags)
    Path(how).mkdir()
    Path("ext.so").rename(Path(how, "ext.so"))

# A new interpreter tells its global scope, and imports each extension in a copy of itself.
PROGRAM = """
import ctypes, os, sys
names = dict(libgomp="omp_get_num_threads", libc10="_ZN3c1010TensorImplD1Ev", libtorch_python="THPVariableClass")
every = ctypes.CDLL(None)
print("global scope:", *(library for library in names if hasattr(every, names[library])), flush=True)
for folder in FOLDERS:
    if os.fork() == 0:
        sys.path.insert(0, folder)
        try:
            import ext
            print("fine", flush=True)
        except ImportError as e:
            print(str(e).rpartition("/")[2], flush=True)
        os._exit(0)
    os.wait()
""".replace("FOLDERS", str(list(LINKED)))
bare = _link.attempt(PROGRAM).splitlines()
local = _link.attempt("import torch" + PROGRAM).splitlines()
everywhere = _link.attempt("import torch" + PROGRAM, TORCH_USE_RTLD_GLOBAL="1").splitlines()
print(local[0].replace(":", " after import torch:"))
print(everywhere[0].replace(":", " after import torch with TORCH_USE_RTLD_GLOBAL=1:"))
for how, *said in zip(LINKED, bare[1:], local[1:], everywhere[1:], strict=True):
    print(how)
    for code, answer in zip(("import ext", "import torch, ext", "import torch, ext  # RTLD_GLOBAL"), said, strict=True):
        print(f"   {code:33}", answer)
