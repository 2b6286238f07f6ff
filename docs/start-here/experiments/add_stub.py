"""The stub of add has three slots, and one of them is empty"""

import ctypes
from pathlib import Path

import torch

library = ctypes.CDLL(str(Path(torch.__file__).parent / "lib/libtorch_cpu.so"))
SLOT = "_ZN2at6native12DispatchStubI{function}NS0_{length}{stub}_DECLARE_DISPATCH_typeEE{slot}E"
BINARY = "PFvRNS_18TensorIteratorBaseERKN3c106ScalarEE"
UNARY = "PFvRNS_18TensorIteratorBaseEE"

for stub, function in {"add_stub": BINARY, "neg_stub": UNARY, "exp_stub": UNARY}.items():
    filled = []
    for slot in ("7DEFAULT", "4AVX2", "6AVX512"):
        name = SLOT.format(function=function, stub=stub, slot=slot, length=len(stub + "_DECLARE_DISPATCH_type"))
        if ctypes.c_void_p.in_dll(library, name).value:
            filled.append(slot[1:])
    print(f"{stub}: {', '.join(filled)}")
