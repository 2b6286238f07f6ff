"""A forward-mode derivative that nobody wrote"""

# raises: NotImplementedError
import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention as attention

q = torch.rand(1, 1, 2, 8)
for kernel in (SDPBackend.MATH, SDPBackend.FLASH_ATTENTION):
    with sdpa_kernel(kernel):
        value, tangent = torch.func.jvp(lambda q: attention(q, q, q), (q,), (q,))
    print(kernel.name, tangent.shape)
