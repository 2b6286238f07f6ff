"""The bytes of a matrix of a million numbers in each layout, from empty to half full"""

import torch

SIDE = 1000


def held(*arrays):
    return sum(array.untyped_storage().nbytes() for array in arrays)


def compressed(x):
    plain, other = (
        (x.crow_indices(), x.col_indices()) if x.layout != torch.sparse_csc else (x.ccol_indices(), x.row_indices())
    )
    return held(plain, other, x.values())


print(f"{'not zero':>10}{'strided':>11}{'COO':>12}{'CSR':>12}{'CSR, int32':>12}{'BSR 10 x 10':>13}")
for count in (0, 100, 10_000, 100_000, 200_000, 334_000, 500_000):
    dense = torch.zeros(SIDE * SIDE)
    dense[torch.randperm(SIDE * SIDE, generator=torch.Generator().manual_seed(7))[:count]] = 1.0
    dense = dense.view(SIDE, SIDE)
    coo, csr, bsr = dense.to_sparse(), dense.to_sparse_csr(), dense.to_sparse_bsr((10, 10))
    small = torch.sparse_csr_tensor(csr.crow_indices().int(), csr.col_indices().int(), csr.values(), dense.shape)
    assert coo._nnz() == csr._nnz() == count and compressed(dense.to_sparse_csc()) == compressed(csr)
    assert held(coo.indices(), coo.values()) == 20 * count
    assert compressed(csr) == 8 * (SIDE + 1) + 20 * count and compressed(small) == 4 * (SIDE + 1) + 8 * count
    sizes = (held(dense), held(coo.indices(), coo.values()), compressed(csr), compressed(small), compressed(bsr))
    print(f"{count:>10,}" + "".join(f"{size:>{wide},}" for size, wide in zip(sizes, (11, 12, 12, 12, 13))))
column = csr.col_indices()
print(f"CSR's col_indices: {column.numel():,} numbers in a storage of {column.untyped_storage().nbytes():,} bytes")
block = torch.zeros(SIDE, SIDE)
block[:100, :100] = 1.0
sizes = held(block.to_sparse().indices(), block.to_sparse().values()), compressed(block.to_sparse_bsr((10, 10)))
print("10,000 in one corner: COO {:,}, BSR {:,}".format(*sizes))
