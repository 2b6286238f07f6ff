"""A DataLoader in Python gives PyTorch's batches in PyTorch's order, on 30 random configurations"""

# helpers: _loader, _random_loaders
# limit: 120
import warnings

import _loader
import torch
from _random_loaders import configuration, epochs
from torch.utils.data import DataLoader

warnings.filterwarnings("ignore", "This DataLoader will create")
torch.set_num_threads(1)
options = [configuration(seed) for seed in range(30)]
theirs = [epochs(DataLoader, seed) for seed in range(30)]
print("configurations:", len(options), "· with workers:", sum(o["num_workers"] > 0 for o in options))
print("iterable datasets:", sum("shuffle" not in o for o in options), end=" · ")
print("persistent:", sum(o.get("persistent_workers", False) for o in options), end=" · ")
print("left early or failing:", sum("left" in run or "failed" in run for run in theirs))
print("batches:", sum("tensor" in line for run in theirs for line in run))


def agreeing(seeds):
    return sum(epochs(_loader.ToyLoader, seed) == theirs[seed] for seed in seeds)


def one_permutation(count, generator):
    return iter(torch.randperm(count, generator=generator).tolist())


print("the toy agrees in:", agreeing(range(30)))
_loader.permutations = one_permutation
shuffled = [seed for seed in range(30) if options[seed].get("shuffle")]
print(f"with one permutation an epoch: {agreeing(shuffled)} of the {len(shuffled)} that are shuffled")
