"""A sparse tensor where memory in rows is expected"""

# raises: NotImplementedError
import torch

x = torch.eye(3).to_sparse()
print(x.values().untyped_storage().nbytes(), x.indices().untyped_storage().nbytes())
x.share_memory_()
