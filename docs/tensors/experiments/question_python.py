"""Tensors in lists, sets and dictionaries"""

import torch

p, q, one = torch.ones(2), torch.ones(2), torch.ones(1)
CASES = """p in [p]
q in [p]
q in [p, q]
one in [torch.zeros(1), torch.ones(1)]
any(q is e for e in [p, q])
any(torch.equal(q, e) for e in [p])
{'a': p} == {'a': q}
q in {p}
p.view(2) in {p}
len({p, q, p})
hash(p) == id(p)
{p: 1}[hash(p)]"""
for case in CASES.splitlines():
    try:
        print(f"{case:40}", eval(case))
    except RuntimeError as error:
        print(f"{case:40}", f"RuntimeError: {error}")
