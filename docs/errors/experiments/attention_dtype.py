"""Queries, keys and values of several dtypes"""

# raises: RuntimeError
import torch
from torch.nn.functional import scaled_dot_product_attention as attention

query, key = torch.zeros(1, 2, 4, 8), torch.zeros(1, 2, 4, 8, dtype=torch.float16)
print(attention(query, key.to(query.dtype), key.to(query.dtype)).dtype)
attention(query, key, key)
