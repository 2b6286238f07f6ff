"""Attention with a mask of integers"""

# raises: RuntimeError
import torch
from torch.nn.functional import scaled_dot_product_attention as attention

q = torch.ones(1, 2, 8, 16)
mask = torch.ones(8, 8, dtype=torch.int64).tril()
print(attention(q, q, q, attn_mask=mask.bool()).shape)
attention(q, q, q, attn_mask=mask)
