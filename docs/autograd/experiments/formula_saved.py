"""What is saved is read from the formula's text"""

from pathlib import Path

import torchgen
from torchgen.gen import parse_native_yaml
from torchgen.packaged.autograd.load_derivatives import create_derivative

given = Path(torchgen.__file__).parent / "packaged/ATen/native"
operators = parse_native_yaml(str(given / "native_functions.yaml"), str(given / "tags.yaml")).native_functions
sigmoid = next(f for f in operators if str(f.func.name) == "sigmoid")
print(sigmoid.func)
formulas = [
    "sigmoid_backward(grad, result)",
    "sigmoid_backward(grad, self.sigmoid())",
    "grad * self * result",
    "grad.expand_symint(self.sym_sizes())",
    "grad / self.sym_size(0)",
    "self.dim() == 0 ? grad : grad / self.numel()",
    "zeros_like(self)",
    "grad * myself(results)",
    "grad.expand(self.sizes())",
]
for formula in formulas:
    print("\nyaml  ", formula)
    try:
        derivative = create_derivative(sigmoid, formula, ("self",), ())
    except RuntimeError as error:
        print("      ", str(error).split(", which")[0])
        continue
    print("node  ", derivative.formula)
    saved = [("input", s) for s in derivative.saved_inputs] + [("output", s) for s in derivative.saved_outputs]
    print("saves ", [f"{kind} {s.nctype.cpp_type()} {s.nctype.name} = {s.expr}" for kind, s in saved])
