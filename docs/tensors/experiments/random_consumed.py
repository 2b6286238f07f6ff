"""How many 32-bit draws a call takes from the generator of the CPU"""

import torch

g = torch.Generator()
CALLS = """rand(8, generator=g)
rand(8, dtype=torch.float16, generator=g)
rand(8, dtype=torch.float64, generator=g)
rand(8, dtype=torch.complex64, generator=g)
randint(10, (8,), generator=g)
randint(2**28, (8,), generator=g)
randperm(8, generator=g)
bernoulli(torch.full((8,), 0.5), generator=g)
empty(8).bernoulli_(0.5, generator=g)
empty(8).exponential_(generator=g)
randn(8, generator=g)
randn(15, generator=g)
randn(16, generator=g)
randn(17, generator=g)
randn(32, generator=g)"""


def drawn():
    return int.from_bytes(bytes(g.get_state().tolist())[16:24], "little")  # the field "next"


for call in CALLS.splitlines():
    g.manual_seed(7)
    torch.rand(1, generator=g)  # makes the first 624 words
    before = drawn()
    eval("torch." + call)
    print(f"{drawn() - before:3}  {call}")


def together_and_apart(make, n):
    together = make(n, generator=g.manual_seed(7))
    g.manual_seed(7)
    return torch.equal(together, torch.cat([make(1, generator=g) for _ in range(n)]))


for make in (torch.rand, torch.randn):
    same = {n: together_and_apart(make, n) for n in (4, 15, 16, 20)}
    print(f"{make.__name__}(n) equals n times {make.__name__}(1):", *(f"{n}: {answer}" for n, answer in same.items()))
flat, turned = torch.empty(12), torch.empty(4, 3).t()
g.manual_seed(7), flat.uniform_(generator=g), g.manual_seed(7), turned.uniform_(generator=g)
print("the transpose is filled in the order of:", "indices" if torch.equal(turned.flatten(), flat) else "memory")
assert torch.equal(turned.t().flatten(), flat)
