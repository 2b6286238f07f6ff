"""Sparse and nested layouts by hand, beside PyTorch's"""

import random
import warnings
from collections import Counter

import _sparse as model
import torch

warnings.simplefilter("ignore")  # some layouts call themselves prototypes
draw = random.Random(0)
torch.manual_seed(0)
tried, differ = Counter(), Counter()


def compare(what, ours, theirs):
    tried[what] += 1
    differ[what] += [*map(list, ours)] != [t.tolist() for t in theirs]


def entries(sparse):
    """Row, column and value of each entry of a COO tensor."""
    return torch.cat([sparse.indices().t(), sparse.values()[:, None]], 1)


for _ in range(500):
    rows, columns = draw.randrange(1, 6), draw.randrange(1, 6)
    matrix = [[draw.choice([0, 0, 0, 1, 2]) for _ in range(columns)] for _ in range(rows)]
    dense, x = torch.tensor(matrix).double(), torch.randn(columns).double()
    sparse, compressed = dense.to_sparse(), dense.to_sparse_csr()
    arrays = compressed.crow_indices(), compressed.col_indices(), compressed.values()
    ours = model.csr(model.coo(matrix), rows)
    compare("COO", model.coo(matrix), entries(sparse))
    compare("CSR", ours, arrays)
    near = torch.allclose(torch.tensor(model.product(*ours, x.tolist())).double(), compressed @ x)
    compare("CSR by a vector", [[near]], [torch.tensor([True])])

    places = [(draw.randrange(rows), draw.randrange(columns), draw.randrange(-2, 3)) for _ in range(6)]
    *index, values = zip(*places)
    compare(
        "coalesced", model.coalesce(places), entries(torch.sparse_coo_tensor(index, values, (rows, columns)).coalesce())
    )

    parts = [[draw.randrange(9) for _ in range(draw.randrange(1, 5))] for _ in range(rows)]
    nested = torch.nested.nested_tensor([*map(torch.tensor, parts)], layout=torch.jagged)
    compare("jagged", model.jagged(parts), (nested.offsets(), nested.values()))
for what, count in tried.items():
    print(f"{what}: {count} tried, {differ[what]} differ")
