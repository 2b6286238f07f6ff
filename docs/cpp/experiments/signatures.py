"""How many signatures do the operators have, and of how many types?"""

from collections import Counter

import torch

schemas = [s for s in torch._C._jit_get_all_schemas() if s.name.startswith("aten::")]
types, signatures = Counter(), set()
for schema in schemas:
    arguments = [str(a.type) for a in schema.arguments]
    types.update(arguments)
    signatures.add((*arguments, "->", *(str(r.type) for r in schema.returns)))
optional = sum(n for name, n in types.items() if name.startswith("Optional"))
print("overloads in aten:", len(schemas))
print("signatures among them:", len(signatures))
print("types of an argument:", len(types))
print("the commonest:", ", ".join(name for name, _ in types.most_common(6)))
print(f"arguments that may be None: {optional} of {types.total()}")
