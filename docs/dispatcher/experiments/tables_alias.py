"""The schema's alias annotations decide who gets an ADInplaceOrView kernel"""

from collections import Counter

import torch

C = torch._C
for name in ("add.Tensor", "add_.Tensor", "add.out", "view", "split.Tensor", "reshape"):
    print(C._get_schema("aten::" + name.partition(".")[0], name.partition(".")[2]))
print()


def kind(schema):
    if any(a.alias_info and a.alias_info.is_write for a in schema.arguments):
        return "writes an argument"
    return "returns an alias" if any(r.alias_info for r in schema.returns) else "neither"


found, odd = Counter(), []
for name in sorted(C._dispatch_get_all_op_names()):
    if not name.startswith("aten::") or C._dispatch_has_kernel_for_dispatch_key(name, "CompositeImplicitAutograd"):
        continue
    base, _, overload = name.partition(".")
    what = kind(C._get_schema(base, overload))
    has = C._dispatch_has_kernel_for_dispatch_key(name, "ADInplaceOrView")
    found[what, has] += 1
    odd += [name] * (has != (what != "neither"))
print("aten operators without a CompositeImplicitAutograd kernel")
for (what, has), count in sorted(found.items()):
    print(f"  {what:20s}{'with' if has else 'without'} an ADInplaceOrView kernel: {count}")
lists = [name for name in odd if name.startswith(("aten::_foreach", "aten::_fused", "aten::_amp_foreach"))]
print("exceptions:", len(odd), "of which named _foreach, _fused or _amp_foreach:", len(lists))
