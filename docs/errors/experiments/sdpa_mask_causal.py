"""Attention with a mask and a causal mask"""

# raises: RuntimeError
import torch
from torch.nn.functional import scaled_dot_product_attention as attention

q = torch.ones(1, 2, 8, 16)
padding = torch.ones(8, dtype=torch.bool)
causal = torch.ones(8, 8, dtype=torch.bool).tril()
print(attention(q, q, q, attn_mask=causal & padding).shape)
attention(q, q, q, attn_mask=padding.expand(8, 8), is_causal=True)
