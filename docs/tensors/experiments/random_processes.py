"""A fork copies the generator, threads share it, and workers get seeds of their own"""

import os
import threading

import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info


def first(seed, n=1):
    torch.manual_seed(seed)
    return torch.rand(n).tolist()


torch.manual_seed(7)
out, into = os.pipe()
if os.fork() == 0:
    os.write(into, repr(torch.rand(2).tolist()).encode())
    os._exit(0)
os.wait()
print("a forked child draws the same:", eval(os.read(out, 999)) == torch.rand(2).tolist())

torch.manual_seed(7)
drawn = []
for _ in range(3):
    thread = threading.Thread(target=lambda: drawn.append(torch.rand(()).item()))
    thread.start(), thread.join()
print("three threads go on where the last one stopped:", drawn == first(7, 3))

torch.manual_seed(7)
with torch.random.fork_rng():
    torch.manual_seed(1), torch.rand(9)
print("behind fork_rng the seed and place are the old ones:", torch.rand(1).tolist() == first(7))


class Seeds(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        return get_worker_info().id, torch.initial_seed(), torch.rand(1).tolist()


torch.manual_seed(7)
base = torch.empty((), dtype=torch.int64).random_().item()  # what the loader will draw
torch.manual_seed(7)
for worker, seed, drawn in DataLoader(Seeds(), batch_size=None, num_workers=2):
    print(f"worker {worker}: seed is base + {seed - base}, rand(1) as after that seed: {drawn == first(seed)}")
for how in ({}, {"shuffle": True}, {"shuffle": True, "generator": torch.Generator()}):
    torch.manual_seed(7)
    list(DataLoader(range(4), **how))
    print(f"DataLoader({', '.join(how)}) moved the default generator:", torch.rand(1).tolist() != first(7))
