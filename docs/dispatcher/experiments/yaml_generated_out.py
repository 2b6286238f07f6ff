"""An operator without an entry and without an author: roll.out"""

# limit: 120
from pathlib import Path

import torch
import torchgen
from torchgen import gen
from torchgen.model import NativeFunctionsGroup
from torchgen.native_function_generation import gen_composite_out_kernel

given = Path(torchgen.__file__).parent / "packaged/ATen/native"
text = (given / "native_functions.yaml").read_text()
print("entries in the file:      ", text.count("\n- func:"))
print("is there a `func: roll.out`?", "- func: roll.out" in text)
functions = gen.parse_native_yaml(str(given / "native_functions.yaml"), str(given / "tags.yaml")).native_functions
print("operators after parsing:  ", len(functions))
print("tagged `generated`:       ", sum("generated" in f.tags for f in functions))

groups = [g for g in gen.get_grouped_native_functions(functions) if isinstance(g, NativeFunctionsGroup)]
[roll] = [g for g in groups if str(g.functional.func.name) == "roll"]
print("the entry of roll says:    autogen:", *roll.functional.autogen)
print("\n" + gen_composite_out_kernel(roll).strip())

print("\nin the library:", torch.ops.aten.roll.out._schema)
print("tags:", torch.ops.aten.roll.out.tags)
x, out = torch.arange(3), torch.empty(0, dtype=torch.int64)
torch.ops.aten.roll.out(x, [1], out=out)
print("called with an empty out:", out.tolist())
