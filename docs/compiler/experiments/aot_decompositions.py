"""What decompositions leave: six calls, traced without any, with the core set and with Inductor's"""

import torch
import torch.nn.functional as F
from torch._decomp import core_aten_decompositions
from torch._inductor.decomposition import select_decomp_table
from torch.fx.experimental.proxy_tensor import make_fx

x, w = torch.randn(4, 8), torch.randn(8, 8)
functions = {
    "softmax": lambda: x.softmax(-1),
    "gelu": lambda: F.gelu(x),
    "layer_norm": lambda: F.layer_norm(x, (8,)),
    "linear": lambda: F.linear(x, w),
    "hardswish": lambda: F.hardswish(x),
    "mse_loss": lambda: F.mse_loss(x, x.sin()),
}
tables = {"none": {}, "core": core_aten_decompositions(), "Inductor": select_decomp_table()}
print("operators with a decomposition:", ", ".join(f"{name} {len(table)}" for name, table in tables.items()))
for name, function in functions.items():
    print(name)
    for table, decompositions in tables.items():
        graph = make_fx(function, decomposition_table=decompositions)().graph
        calls = [
            n._pretty_print_target(n.target).removeprefix("torch.ops.").rpartition(".")[0]
            for n in graph.nodes
            if "aten" in str(n.target)
        ]
        print(f"   {table:9} {len(calls):2}:", ", ".join(calls[:6]) + (", …" if len(calls) > 6 else ""))
