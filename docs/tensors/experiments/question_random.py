"""One seed and two calls, a generator of one's own, and numbers that follow the memory"""

import torch

torch.manual_seed(0)
first, second = torch.rand(3), torch.rand(3)
torch.manual_seed(0)
print(
    "a second call draws the same:",
    torch.equal(first, second),
    "| behind the seed again:",
    torch.equal(first, torch.rand(3)),
)

CALLS = "rand(5, generator=g) randperm(2, generator=g) randperm(70000, generator=g) empty(3).normal_(generator=g) randperm(5)"
for call in CALLS.replace(") ", ")|").split("|"):
    g = torch.Generator().manual_seed(42)
    before = torch.get_rng_state()
    eval("torch." + call)
    print(f"{call:32} moved the default generator: {not torch.equal(before, torch.get_rng_state())}")

turned = torch.ones(2, 3).t()
plain = turned.contiguous()


def drawn(call, like):
    torch.manual_seed(0)
    return call(like)


MAKE = {
    "rand_like(x)": torch.rand_like,
    "dropout(x)": torch.nn.functional.dropout,
    "init.uniform_(x)": lambda x: torch.nn.init.uniform_(x.clone()),
    "rand_like(x, contiguous_format)": lambda x: torch.rand_like(x, memory_format=torch.contiguous_format),
    "rand(x.shape)": lambda x: torch.rand(x.shape),
}
for name, call in MAKE.items():
    print(f"{name:32} alike for x and x.contiguous(): {torch.equal(drawn(call, turned), drawn(call, plain))}")
