"""For dnn_cache and dnn_memory: convolutions of changing widths in a process."""

import os
import subprocess
import sys


def with_capacity(capacity, *arguments):
    """What this file prints when oneDNN may keep so many primitives."""
    env = os.environ | {"ONEDNN_PRIMITIVE_CACHE_CAPACITY": str(capacity)}
    command = [sys.executable, __file__, *map(str, arguments)]
    return subprocess.check_output(command, env=env, text=True)


def made():
    """For each call, which primitives are made and which come from the cache."""
    import _libraries
    import torch

    torch.set_num_threads(1)
    weight = torch.rand(32, 32, 3, 3)
    for width in (32, 33, 34, 32, 33, 34):
        image = torch.rand(8, 32, 32, width)
        lines = _libraries.listen(lambda i=image: torch.conv2d(i, weight), level=2)
        created = [line.split(",")[3] for line in lines if "create:cache" in line]
        hits = created.count("create:cache_hit")
        print(f"    width {width}: {len(created) - hits} made, {hits} found")


# --8<-- [start:grown]
def anonymous():
    """The process's own memory in MiB, without files."""
    with open("/proc/self/smaps_rollup") as found:
        return int(next(f for f in found if f.startswith("Anonymous")).split()[1]) / 1024


def grown(shapes):
    """Memory gained by 400 convolutions of so many shapes."""

    import torch

    torch.set_num_threads(1)
    weight = torch.rand(64, 64, 3, 3)
    torch.conv2d(torch.rand(8, 64, 64, 464), weight)  # what is free afterwards is used
    before = anonymous()
    for n in range(400):
        torch.conv2d(torch.rand(1, 64, 32, 32 + n % shapes), weight)
    print(anonymous() - before)


# --8<-- [end:grown]
if __name__ == "__main__":
    made() if sys.argv[1] == "made" else grown(int(sys.argv[1]))
