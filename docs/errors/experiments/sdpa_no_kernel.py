"""Attention with dropout, where the implementation that knows none is the only one allowed"""

# raises: RuntimeError
import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention as attention

q = torch.ones(1, 2, 8, 16)
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    print(attention(q, q, q).shape)
    attention(q, q, q, dropout_p=0.1)
