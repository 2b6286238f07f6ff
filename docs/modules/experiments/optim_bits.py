"""Ten steps of Adam, written out with the operators it calls, with plain arithmetic, and with three implementations"""

import torch
from torch import optim

LR, BETA1, BETA2, EPS = 1e-3, 0.9, 0.999, 1e-8


def operators(p, m, v, g, t):
    m = torch.lerp(m, g, 1 - BETA1)
    v = torch.addcmul(v * BETA2, g, g, value=1 - BETA2)
    below = v.sqrt() / (1 - BETA2**t) ** 0.5 + EPS
    return torch.addcdiv(p, m, below, value=-LR / (1 - BETA1**t)), m, v


def plain(p, m, v, g, t):
    m = BETA1 * m + (1 - BETA1) * g
    v = BETA2 * v + (1 - BETA2) * g**2
    return p - LR * (m / (1 - BETA1**t)) / ((v / (1 - BETA2**t)).sqrt() + EPS), m, v


def compare(formula, dtype, **options):
    torch.manual_seed(0)
    parameter = torch.nn.Parameter(torch.randn(10_000, dtype=dtype))
    optimizer = optim.Adam([parameter], lr=LR, betas=(BETA1, BETA2), eps=EPS, **options)
    p, m, v = parameter.detach().clone(), torch.zeros(10_000, dtype=dtype), torch.zeros(10_000, dtype=dtype)
    for t in range(1, 11):
        parameter.grad = torch.randn(10_000, dtype=dtype)
        optimizer.step()
        p, m, v = formula(p, m, v, parameter.grad, t)
    same = (p == parameter).double().mean().item()
    close = torch.allclose(p, parameter, rtol=0, atol=1e-6 if dtype == torch.float32 else 1e-14)
    bits = "" if options.get("fused") else f"every bit {same == 1!s:5}  "  # fused: it depends on the processor
    return f"{bits}9 numbers of 10 {same > 0.9}  close {close}"


for dtype in (torch.float32, torch.float64):
    for name, options in ("loop", {"foreach": False}), ("foreach", {"foreach": True}), ("fused", {"fused": True}):
        print(f"{str(dtype)[6:]} {name:7} and its operators: {compare(operators, dtype, **options)}")
    print(f"{str(dtype)[6:]} loop    and plain lines:    {compare(plain, dtype, foreach=False)}")
