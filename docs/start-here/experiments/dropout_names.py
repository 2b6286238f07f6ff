"""From F.dropout to an object that no file defines"""

import inspect
import sys

import torch
import torch.nn.functional as F

print(inspect.getsource(F.dropout).splitlines()[-2].strip())
print(type(torch._VF).__name__, "in", inspect.getsourcefile(type(torch._VF).__getattr__).split("site-packages/")[-1])
functions = torch._C._VariableFunctions
print("_VF.dropout is the same method as _VariableFunctions.dropout:", torch._VF.dropout == functions.dropout)
print("torch.add, too, is the one of _VariableFunctions:", torch.add is functions.add)
print("type:", type(functions))
print("in sys.modules:", functions in sys.modules.values(), "| has a file:", hasattr(functions, "__file__"))
try:
    inspect.getsource(functions.dropout)
except TypeError as error:
    print("inspect:", str(error).rpartition(", ")[2])
names = [name for name in dir(functions) if not name.startswith("__")]
print(len(names), "names;", sum(hasattr(torch, name) for name in names), "of them are also in torch")
