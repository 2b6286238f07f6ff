"""What is found again in Inductor's caches, and what is compiled anew"""

# requires: g++
# limit: 200
import os
from pathlib import Path

import torch
from torch._dynamo.utils import counters
from torch._inductor import config

config.cpp.simdlen, config.compile_threads = 1, 1
folder = Path(os.environ["TORCHINDUCTOR_CACHE_DIR"])


def f(x):
    return x.sin() + 1


def same(number):
    wave = number.sin()  # other names, same operators
    return wave + 1


def call(what, function, x, **options):
    torch._dynamo.reset()  # forget what is in memory
    counters.clear()
    with config.patch(options):
        torch.compile(function)(x)
    found = {k: v for k, v in (counters["aot_autograd"] + counters["inductor"]).items() if "hit" in k or "miss" in k}
    libraries = {file for file in folder.rglob("*.so")}
    new = "" if what == "first call" else f"; new libraries: {len(libraries - seen)}"
    print(f"{what}: {', '.join(sorted(found)) or 'no cache is asked'}{new}")
    seen.update(libraries)


seen: set[Path] = set()
x = torch.ones(8)
call("first call", f, x)
call("once more", f, x)
call("another function", same, x)
call("requires a gradient", f, torch.ones(8, requires_grad=True))
call("nine numbers", f, torch.ones(9))
call("another setting", f, x, max_fusion_size=63)
call("caches off", f, x, force_disable_caches=True)
for cache in ("aotautograd", "fxgraph"):
    print(f"entries in {cache}:", sum(p.is_file() for p in (folder / cache).rglob("*")))
