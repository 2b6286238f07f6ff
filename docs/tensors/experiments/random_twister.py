"""Mersenne Twister in twenty lines, compared with what a CPU draws"""

import torch
from _twister import RULES, Twister

for call, rule in RULES.items():
    for seed in (0, 7, 2**32 + 7):
        for n in (1, 15, 16, 1000, 5000):
            torch.manual_seed(seed)
            theirs = eval(call, {**vars(torch), "torch": torch, "n": n})
            assert torch.equal(theirs, torch.tensor(rule(Twister(seed), n), dtype=theirs.dtype)), (call, seed, n)
    print(f"{call:30} equal in 15 cases, begins with {theirs.flatten()[0].item():.12g}")
torch.manual_seed(7)
print("seeds 7 and 2**32 + 7 alike:", torch.equal(torch.rand(5), (torch.manual_seed(2**32 + 7), torch.rand(5))[1]))
