"""Which products run on sparse and nested tensors, and what an embedding's sparse gradient is"""

import warnings

import torch

warnings.simplefilter("ignore")


def told(call):
    """The layout of a result, or that there is none."""
    try:
        return str(call().layout)[6:]
    except RuntimeError:
        return "-"


d = torch.ones(4, 4)
PRODUCTS = "s @ d", "d @ s", "s @ s", "s * d", "s + d", "d + s"
print(f"{'':8}", *(f"{name:12}" for name in PRODUCTS))
for layout in "coo", "csr", "csc", "bsr":
    block = (2, 2) if layout == "bsr" else None
    s = torch.eye(4).to_sparse(layout=getattr(torch, f"sparse_{layout}"), blocksize=block)
    print(f"{layout:8}", *(f"{told(lambda text=text: eval(text)):12}" for text in PRODUCTS))

rows = [torch.ones(2, 3), torch.ones(4, 3)]
for layout in torch.strided, torch.jagged:
    n = torch.nested.nested_tensor(rows, layout=layout)
    first, second = told(lambda n=n: n @ n.transpose(1, 2)), told(lambda n=n: n @ torch.ones(3, 5))
    print(f"nested, {str(layout)[6:]:8} {type(n).__name__:13} by its transpose: {first:8} by a dense matrix: {second}")

value = torch.ones(2, requires_grad=True)
s = torch.sparse_coo_tensor([[0, 0]], value, (3,))
print("_values() requires a gradient:", s._values().requires_grad)
print("coalesce().values() requires a gradient:", s.coalesce().values().requires_grad)

table = torch.nn.Embedding(10, 2, sparse=True)
table(torch.tensor([3, 3, 1])).sum().backward()
grad = table.weight.grad
print("an embedding's gradient has the places", grad._indices().tolist(), "coalesced", grad.is_coalesced())
for name in "SGD", "Adagrad", "SparseAdam", "Adam", "AdamW", "RMSprop":
    try:
        getattr(torch.optim, name)([table.weight], lr=0.1).step()
        print(name, "steps")
    except RuntimeError as error:
        print(f"{name}: {error}")
