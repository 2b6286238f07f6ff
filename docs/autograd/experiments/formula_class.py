"""The class of one node, written by the generator in the wheel"""

from pathlib import Path

import torch
import torchgen
from torchgen.packaged.autograd import gen_autograd_functions as gen
from torchgen.packaged.autograd.load_derivatives import load_derivatives

given = Path(torchgen.__file__).parent / "packaged"
files = ("autograd/derivatives.yaml", "ATen/native/native_functions.yaml", "ATen/native/tags.yaml")
infos, _ = load_derivatives(*(str(given / file) for file in files))
exp = next(info["Default"] for schema, info in infos.items() if str(schema.name) == "exp")
print("exp: self:", exp.derivatives[0].original_formula, "\n")
declaration = gen.process_function(exp, gen.FUNCTION_DECLARATION).split("#endif\n")[0].split("#else\n")
print(declaration[1] + gen.process_function(exp, gen.FUNCTION_DECLARATION).split("#endif\n")[1])

definition = gen.process_function(exp, gen.FUNCTION_DEFINITION)
functional, rest = definition.split("inline variable_list", 1)
apply = rest[rest.index("variable_list ExpBackward0::apply(") :].split("void ExpBackward0::compiled_args")[0]
print(functional + apply.strip())

header = Path(torch.__file__).parent / "include/torch/csrc/autograd/generated/Functions.h"
compiled = header.read_text()
written = [gen.process_function(i, gen.FUNCTION_DECLARATION) for i in gen.get_infos_with_derivatives_list(infos)]
print(f"\n{sum(text in compiled for text in written)} of {len(written)} classes stand in the wheel's Functions.h")
