"""A file written without torch.save, and one read without torch.load"""

import io
import pickletools
import zipfile
from collections import Counter

import _checkpoint as model
import torch
from _tensor_calls import calls


def by_torch(value):
    torch.save(value, file := io.BytesIO())
    return file


def loaded(file):
    file.seek(0)
    return torch.load(file)


def rule(x):
    """Sizes, strides, offset and numbers, of either kind of tensor."""
    if isinstance(x, torch.Tensor):
        return [*x.shape], [*x.stride()], x.storage_offset(), x.flatten().tolist()
    return x.sizes, x.strides, x.offset, x.tolist()


tried, differ, shared = 0, 0, Counter()
for _, x, result, ours, found in calls(2_000):
    if result is not None:
        a, b = loaded(model.save([ours, found]))
        c, d = model.load(by_torch([x, result]))
        tried, differ = tried + 1, differ + ([*map(rule, (a, b))] != [*map(rule, (x, result))])
        differ += [*map(rule, (c, d))] != [*map(rule, (x, result))]
        storages = [t.untyped_storage()._cdata for t in (x, result, a, b)]
        shared[storages[0] == storages[1], storages[2] == storages[3], c.storage is d.storage] += 1
print(f"pairs of tensors: {tried}, {differ} come back as others")
for (before, by_load, by_model), count in sorted(shared.items()):
    print(f"one storage: before {before}, after torch.load {by_load}, after the model's load {by_model}: {count}")

matrix = torch.arange(12).view(3, 4)
objects = zipfile.ZipFile(by_torch([matrix, matrix.t()])).read("archive/data.pkl")
print(
    "names in a file:",
    ", ".join(name.replace(" ", ".") for op, name, _ in pickletools.genops(objects) if op.name == "GLOBAL"),
)
try:
    model.load(by_torch([print]))
except KeyError as error:
    print("not in the model's table:", error)
