"""A second derivative that nobody wrote"""

# raises: RuntimeError
import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention as attention

for kernel in (SDPBackend.MATH, SDPBackend.FLASH_ATTENTION):
    q = torch.rand(1, 1, 2, 8, requires_grad=True)
    with sdpa_kernel(kernel):
        (first,) = torch.autograd.grad(attention(q, q, q).sum(), q, create_graph=True)
        first.square().sum().backward()
    print(kernel.name, q.grad.shape)
