"""One extension that calls libc10, linked in three ways and loaded in three"""

# requires: g++
# limit: 240
import re

import _link

PYTHON = "import ctypes, torch; every = ctypes.CDLL(None); print(*(hasattr(every, s) for s in {}))"
NAMES = {
    "omp_get_num_threads": "libgomp",
    "_ZN3c1010TensorImplD1Ev": "libc10",
    "THPVariableClass": "libtorch_python",
}
for variable in ({}, {"TORCH_USE_RTLD_GLOBAL": "1"}):
    seen = _link.attempt(PYTHON.format(list(NAMES)), **variable).split()
    shown = [library for library, yes in zip(NAMES.values(), seen, strict=True) if yes == "True"]
    print("global scope after import torch" + (" with TORCH_USE_RTLD_GLOBAL=1:" if variable else ":"), *shown)

DECLARE = "namespace c10::WarningUtils { bool get_warnAlways(); }\n"  # no header: a name is all that the linker sees
LINKED = {
    "linked without libc10": [],
    "linked with -lc10": ["-lc10"],
    "with -lc10 and -rpath": ["-lc10", f"-Wl,-rpath,{_link.TORCH}/lib"],
}
LOADED = {
    "import ext": {},
    "import torch, ext": {},
    "import torch, ext  # RTLD_GLOBAL": {"TORCH_USE_RTLD_GLOBAL": "1"},
}
for how, flags in LINKED.items():
    _link.module("ext", DECLARE, "c10::WarningUtils::get_warnAlways();", *flags)
    print(how)
    for code, variable in LOADED.items():
        print(f"   {code:33}", re.sub(r"^ImportError: ", "", _link.attempt(code, **variable)))
