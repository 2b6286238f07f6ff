"""The indices of a sparse tensor that may name a place twice"""

# raises: RuntimeError
import torch

x = torch.sparse_coo_tensor([[0, 0, 2]], [1.0, 2.0, 3.0], (4,))
print(x.coalesce().indices(), x.coalesce().values())
x.indices()
