"""One step of a graph network, three ways: bytes asked for, and the same sums"""

import torch
from torch.profiler import profile

torch.set_num_threads(1)
torch.manual_seed(0)
nodes, edges, width = 1000, 20_000, 64
source, target = torch.randint(nodes, (2, edges))
x = torch.rand(nodes, width)
coo = torch.sparse_coo_tensor(torch.stack([target, source]), torch.ones(edges), (nodes, nodes))
csr = coo.coalesce().to_sparse_csr()
index = target[:, None].expand(edges, width)
WAYS = {
    "scatter_reduce": lambda: torch.zeros(nodes, width).scatter_reduce(0, index, x[source], "sum"),
    "index_add": lambda: torch.zeros(nodes, width).index_add(0, target, x[source]),
    "sparse matrix, CSR": lambda: csr @ x,
}
right = WAYS["index_add"]()
for name, way in WAYS.items():
    way()
    with profile(profile_memory=True) as p:
        out = way()
    asked = sum(max(0, e.self_cpu_memory_usage) for e in p.events())
    print(f"{name:20} {asked:10,} bytes asked for; same sums {torch.allclose(out, right, atol=1e-4)}")
