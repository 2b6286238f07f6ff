"""The wheel can write the binding of torch.add again"""

from pathlib import Path

import torchgen
from torchgen.packaged.autograd import gen_python_functions

given = Path(torchgen.__file__).parent / "packaged"
gen_python_functions.gen(
    ".",
    str(given / "ATen/native/native_functions.yaml"),
    str(given / "ATen/native/tags.yaml"),
    str(given / "autograd/deprecated.yaml"),
    str(given / "autograd/templates"),
)
for file in sorted(Path().glob("python_torch_functions_[0-9].cpp")):
    text = file.read_text()
    start = text.find("static PyObject * THPVariable_add(PyObject* self_, PyObject* args, PyObject* kwargs)\n")
    if start >= 0:
        lines = text[start:].splitlines()
        print(file)
        print("\n".join(lines[:13]), "\n   ...")
        case = lines.index("    case 1: {")
        print("\n".join(lines[case : case + 9]))
