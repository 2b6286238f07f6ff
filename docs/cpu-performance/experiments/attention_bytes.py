"""The bytes that attention asks for: with all scores, and block by block"""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention as sdpa
from torch.profiler import profile

torch.set_num_threads(1)


def asked(backend, n):
    q = torch.rand(1, 4, n, 64)
    with sdpa_kernel(backend), profile(profile_memory=True) as p:
        sdpa(q, q, q)
    return sum(max(0, e.self_cpu_memory_usage) for e in p.events())


for n in (256, 512, 1024, 2048):
    m, f = asked(SDPBackend.MATH, n), asked(SDPBackend.FLASH_ATTENTION, n)
    print(f"{n:5} positions: all scores {m:11,} bytes, blocks {f:10,} bytes")
