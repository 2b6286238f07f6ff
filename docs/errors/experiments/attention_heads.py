"""Fewer heads of keys than of queries"""

# raises: RuntimeError
import torch
from torch.nn.functional import scaled_dot_product_attention as attention

query, key = torch.zeros(1, 8, 4, 16), torch.zeros(1, 2, 4, 16)
print(attention(query, key, key, enable_gqa=True).shape)
try:
    attention(query, key, key)
except RuntimeError as error:
    print(error)
key = torch.zeros(1, 3, 4, 16)
attention(query, key, key, enable_gqa=True)
