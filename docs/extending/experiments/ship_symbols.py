"""Three files that do not load, and what the missing name says"""

# requires: g++
import ctypes
import subprocess
from pathlib import Path

import torch

HOME = Path(torch.__file__).parent
SOURCES = {  # what the file was built against
    "another release": """
        namespace c10 { void gone(int); }
        void f() { c10::gone(1); }""",
    "the old string ABI": """
        #include <string>
        namespace c10 { void warn(const std::string&); }
        void f() { c10::warn("x"); }""",
    "another Python": """
        extern "C" void* PyString_FromString(const char*);
        void* f() { return PyString_FromString("x"); }""",
}
FLAGS = {"the old string ABI": ["-D_GLIBCXX_USE_CXX11_ABI=0"]}
for built, source in SOURCES.items():
    Path("m.cpp").write_text(source)
    flags = ["-shared", "-fPIC", "-Wl,-z,now", *FLAGS.get(built, [])]
    subprocess.run(["g++", *flags, "m.cpp", "-o", "./m.so"], check=True)
    try:
        ctypes.CDLL("./m.so")
    except OSError as error:
        name = str(error).rpartition(" ")[2]
        read = subprocess.check_output(["c++filt", name], text=True)
        print(f"{built}:")
        print(f"    {str(error).partition(': ')[2]}")
        print(f"    {read.strip()}")
    Path("m.so").unlink()
print("this PyTorch has the new strings:", torch.compiled_with_cxx11_abi())
