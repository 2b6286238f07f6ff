"""A COO tensor may name one place twice, or a place that it does not have"""

import warnings

import torch


def show(what, ask):
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            print(f"{what}: {ask()}")
        except Exception as error:
            print(f"{what}: {type(error).__name__}, {error}")
    for warning in warned:
        print("  warning:", str(warning.message).partition(".")[0])


twice = torch.sparse_coo_tensor([[0, 0, 2]], [1.0, -2.0, 3.0], (4,))
show("coalesced", twice.is_coalesced)
show("stored", lambda: (twice._nnz(), twice._values().tolist()))
show("indices()", twice.indices)
once = twice.coalesce()
show("after coalesce()", lambda: (once._nnz(), once.indices().tolist(), once.values().tolist()))
for name in ("abs", "relu", "neg"):
    of_parts, of_sum = getattr(twice, name)().to_dense(), getattr(twice.to_dense(), name)()
    print(f"{name}: {of_parts.tolist()}, as for the dense tensor: {torch.equal(of_parts, of_sum)}")
show("place 9 of 4", lambda: torch.sparse_coo_tensor([[0, 9]], [1.0, 2.0], (4,))._nnz())
show("with checks", lambda: torch.sparse_coo_tensor([[0, 9]], [1.0, 2.0], (4,), check_invariants=True))
row = (torch.tensor([0, 2, 1]), torch.tensor([0, 1]), torch.ones(2))
show("rows that end before they begin", lambda: torch.sparse_csr_tensor(*row, (2, 2))._nnz())
show("with checks", lambda: torch.sparse_csr_tensor(*row, (2, 2), check_invariants=True))
show("checked by default", torch.sparse.check_sparse_tensor_invariants.is_enabled)

column, line = torch.tensor([[1.0], [2.0]]), torch.tensor([10.0, 20.0])
print("dense column times line:", (column * line).tolist())
print("COO column times line:  ", (column.to_sparse() * line).to_dense().tolist())
show("CSR column times line", lambda: (column.to_sparse_csr() * line).to_dense().tolist())
