"""One matrix of four numbers in five layouts, array by array"""

import torch

matrix = torch.tensor([[1.0, 0, 0, 0], [0, 0, 2, 3], [0, 0, 0, 0], [0, 0, 0, 4]])
coo, csr, csc = matrix.to_sparse(), matrix.to_sparse_csr(), matrix.to_sparse_csc()
bsr = matrix.to_sparse_bsr((2, 2))
ARRAYS = {
    "strided": {"values": matrix},
    "COO": {"indices[0]": coo.indices()[0], "indices[1]": coo.indices()[1], "values": coo.values()},
    "CSR": {"crow_indices": csr.crow_indices(), "col_indices": csr.col_indices(), "values": csr.values()},
    "CSC": {"ccol_indices": csc.ccol_indices(), "row_indices": csc.row_indices(), "values": csc.values()},
    "BSR (2, 2)": {"crow_indices": bsr.crow_indices(), "col_indices": bsr.col_indices(), "values": bsr.values()},
}
for x in (coo, csr, csc, bsr):
    assert torch.equal(x.to_dense(), matrix)
print("digraph {\n  nodesep=0.05; ranksep=0.12; node [height=0.34, width=0.36, fixedsize=true];")
row, above = 0, None
for layout, arrays in ARRAYS.items():
    together = sum(array.numel() * array.element_size() for array in arrays.values())
    for number, (name, array) in enumerate(arrays.items()):
        cells = [f"{value:g}" for value in array.flatten().tolist()]
        kind = "key" if name == "values" else "note"
        label = f"{layout}, {together} bytes" if number == 0 else ""
        nodes = [f"l{row}", f"n{row}", *(f"c{row}_{place}" for place in range(len(cells)))]
        print(f'  l{row} [label="{label}", shape=plaintext, width=1.6];')
        print(f'  n{row} [label="{name}", shape=plaintext, width=1.2, class="code"];')
        for node, cell in zip(nodes[2:], cells):
            print(f'  {node} [label="{cell}", class="{kind if cell != "0" or kind == "note" else "quiet"} code"];')
        print(f"  {{rank=same; {' -> '.join(nodes)} [style=invis];}}")
        if above:
            print("\n".join(f"  {a} -> {b} [style=invis];" for a, b in zip(above, nodes)))
        row, above = row + 1, nodes
print("}")
