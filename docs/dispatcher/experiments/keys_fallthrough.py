"""A fallthrough slot is never called: the operator's own mask takes its key away beforehand"""

import torch

C, K = torch._C, torch._C.DispatchKey


def rule(op, key):
    for line in C._dispatch_dump_table(op).splitlines():
        if line.startswith(key + ": "):
            return ("fallthrough, " if "fallthrough" in line else "kernel, ") + line.rpartition("[")[2].strip("]")


for key in ("ADInplaceOrView", "AutocastCPU", "BackendSelect"):
    print(key)
    for op in ("aten::add.Tensor", "aten::add_.Tensor", "aten::view", "aten::mm", "aten::empty.memory_format"):
        print(f"    {op:27s}{rule(op, key)}")
    counted = [rule(op, key) or "" for op in C._dispatch_get_all_op_names()]
    print("    of all operators:", sum(r.startswith("fall") for r in counted), "fall through,",
          sum(r.startswith("kernel") for r in counted), "have a kernel")  # fmt: skip

print("\na matrix product and a sum, outside and inside autocast:")
x = torch.ones(2, 2)
print("   ", torch.mm(x, x).dtype, torch.add(x, x).dtype)
with torch.autocast("cpu", dtype=torch.bfloat16):
    print("   ", torch.mm(x, x).dtype, torch.add(x, x).dtype)
    C._dispatch_tls_set_dispatch_key_excluded(K.AutocastCPU, True)
    print("   ", torch.mm(x, x).dtype, "with the key excluded by hand")
    C._dispatch_tls_set_dispatch_key_excluded(K.AutocastCPU, False)
