"""A gradient that is not a number: who made it, and why a mask after the fact does not help"""

import warnings

import torch


def masked_after(x):
    return torch.where(x > 0, x.sqrt(), 0.0)


def masked_before(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


for f in (masked_after, masked_before):
    x = torch.tensor([4.0, 0.0], requires_grad=True)
    y = f(x)
    y.sum().backward()
    print(f"{f.__name__:14} forward {y.tolist()}  gradient {x.grad.tolist()}")

x = torch.tensor([4.0, 0.0], requires_grad=True)
with warnings.catch_warnings(record=True) as reports:
    warnings.simplefilter("always")
    try:
        with torch.autograd.detect_anomaly():
            masked_after(x).sum().backward()
    except RuntimeError as error:
        print(error)
print(*(s.strip() for s in str(reports[-1].message).splitlines() if "where" in s), sep="\n")
