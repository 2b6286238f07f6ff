"""A pool of one's own: who allocates from it, and when its segments go back"""

# requires: pretended-gpu
import threading

import torch

from guide.experiments import pretended

pretended.memory("256M")
pool = torch.cuda.MemPool()
kept = {}


def ask(name):
    kept[name] = torch.empty(64 << 20, dtype=torch.uint8, device="cuda")


with torch.cuda.use_mem_pool(pool):
    ask("a")
    thread = threading.Thread(target=ask, args=["b"])
    thread.start()
    thread.join()
ask("c")
pretended.show(line for line in pretended.segments() if not line.startswith(" "))
print("in the pool:", [n for n, t in kept.items() if any(s["address"] == t.data_ptr() for s in pool.snapshot())])
del kept["a"]
print("a is dropped. allocated, reserved:", torch.cuda.memory_allocated() >> 20, torch.cuda.memory_reserved() >> 20)
pretended.calls()
ask("d")
print("d, outside the pool, gets", *pretended.calls())
try:
    ask("e")
except torch.OutOfMemoryError as error:
    print("e:", str(error).partition(" GPU")[0], *pretended.calls(), sep="\n    ")
torch.cuda.empty_cache()
print("empty_cache() outside:", pretended.calls())
with torch.cuda.use_mem_pool(pool):
    torch.cuda.empty_cache()
print("empty_cache() inside:", pretended.calls())
del pool
print("the pool is dropped:", pretended.calls())
ask("e")
print("e gets", *pretended.calls())
