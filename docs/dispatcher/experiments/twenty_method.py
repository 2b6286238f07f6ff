"""Twenty operators drawn with the seed 2130: the slot, the registration, the function that the YAML names"""

import re
from pathlib import Path

import _twenty
import torch
import torchgen
from torchgen.gen import get_grouped_native_functions, parse_native_yaml
from torchgen.model import DispatchKey, NativeFunctionsGroup

folder = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
parsed = parse_native_yaml(str(folder / "native_functions.yaml"), str(folder / "tags.yaml"))
entries = {f"aten::{f.func.name}": f for f in parsed.native_functions}
groups = {f"aten::{f.func.name}": group for group in get_grouped_native_functions(parsed.native_functions)
          if isinstance(group, NativeFunctionsGroup) for f in group.functions()}  # fmt: skip
RULES = {
    "kernel": None,
    "math kernel": "CompositeImplicitAutograd",
    "default backend kernel": "CompositeExplicitAutograd",
}


def slot(name):
    """The slot of a dense CPU tensor, or of a quantised one where the operator has nothing for dense tensors."""
    table = dict(line.partition(": ")[::2] for line in torch._C._dispatch_dump_table(name).splitlines())
    key = "CPU" if "CPU" in table else "QuantizedCPU"
    place, _, rule = table[key].rpartition(" [")
    file = place.split("pytorch/pytorch/")[1].partition(":")[0]
    return key, re.sub(r"_\d+(?=\.cpp)", "_*", file), rule.strip("]")


def function(name, key, rule):
    """What native_functions.yaml names for the slot, as torchgen reads it; None when the operator is not in it."""
    if name not in entries:
        return None
    group, backend = groups.get(name), parsed.backend_indices[DispatchKey.parse(RULES[rule] or key)]
    if group and group.structured:
        return f"structured_{backend.get_kernel(group.out).kernel}::impl"
    return backend.get_kernel(entries[name]).kernel


for name in _twenty.sample(torch._C._dispatch_get_all_op_names()):
    key, file, rule = slot(name)
    print(f"{name}\n    {key} [{rule}], registered in {file}")
    print(f"    {function(name, key, rule) or 'not in native_functions.yaml: read that block'}")
