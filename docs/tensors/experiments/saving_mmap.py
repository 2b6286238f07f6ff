"""A file that is mapped and not read"""

import mmap
import os
import re
import tempfile

import torch

folder = tempfile.TemporaryDirectory()
path = os.path.join(folder.name, "model.pt")
torch.save({"a": torch.zeros(4 * 2**20), "b": torch.ones(4 * 2**20)}, path)
print("file:", os.path.getsize(path) >> 20, "MiB, two tensors of 16 MiB")


def resident():
    """MiB of the file that are in this process's memory."""
    kib, inside = 0, False
    for line in open("/proc/self/smaps"):
        if re.match(r"[0-9a-f]+-[0-9a-f]+ ", line):
            inside = line.rstrip().endswith("model.pt")
        elif inside and line.startswith("Rss:"):
            kib += int(line.split()[1])
    return f"{round(kib / 1024)} MiB resident"


def first(tensors):
    return {name: t[0].item() for name, t in tensors.items()}


reader = torch._C.PyTorchFileReader(path)
far = reader.get_record_offset("data/1") - reader.get_record_offset("data/0")
tensors = torch.load(path, mmap=True)
a, b = tensors.values()
print("torch.load(mmap=True):", resident())
print("as far apart as in the file:", b.data_ptr() - a.data_ptr() == far)
b.sum()
print("after b.sum():", resident())
a[0] = 7
print("a[0] = 7 here, and in the file:", first(tensors), first(torch.load(path)))

with torch.serialization.set_default_mmap_options(mmap.MAP_SHARED):
    shared = torch.load(path, mmap=True)
shared["b"][0] = 5
print("with MAP_SHARED, b[0] = 5:     ", first(shared), first(torch.load(path)))
print("and in the first mapping:      ", first(tensors))
