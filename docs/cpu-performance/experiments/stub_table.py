"""The table behind a stub, read from the loaded library"""

import ctypes
from pathlib import Path

import torch

LEVELS = ("DEFAULT", "AVX2", "AVX512")
ITERATOR, SCALAR = "RNS_18TensorIteratorBaseE", "RKN3c106ScalarE"
STUBS = {"add_stub": ITERATOR + SCALAR, "mul_stub": ITERATOR, "sigmoid_stub": ITERATOR, "sqrt_stub": ITERATOR}
library = ctypes.CDLL(str(Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"))


def slot(stub: str, level: str) -> str:
    """A static member of DispatchStub<void (*)(…), …_DECLARE_DISPATCH_type>: one pointer for each level."""
    name = f"{stub}_DECLARE_DISPATCH_type"
    mangled = f"_ZN2at6native12DispatchStubIPFv{STUBS[stub]}ENS0_{len(name)}{name}EE{len(level)}{level}E"
    return "filled" if ctypes.c_void_p.in_dll(library, mangled).value else "empty"


def kept(stub: str) -> str:
    """The first word of the stub object, DispatchStubImpl::cpu_dispatch_ptr."""
    return "set" if ctypes.c_void_p.in_dll(library, f"_ZN2at6native{len(stub)}{stub}E").value else "null"


for stub in STUBS:
    print(f"{stub:13}", {level: slot(stub, level) for level in LEVELS})
print("level in use:", torch.backends.cpu.get_cpu_capability())
x = torch.ones(8)
print("cpu_dispatch_ptr of sigmoid_stub before a call:", kept("sigmoid_stub"))
x.sigmoid(), x.sigmoid()
print("cpu_dispatch_ptr of sigmoid_stub after two:    ", kept("sigmoid_stub"))
