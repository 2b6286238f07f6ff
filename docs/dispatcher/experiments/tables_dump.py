"""What `_dispatch_dump` and `_dispatch_dump_table` say of `aten::add.Tensor`"""

import re
from itertools import groupby

import torch


def short(text):
    """Only the file of `registered at /folder/file.cpp:1`, whose line is another in every release."""
    before, _, place = text.partition("registered at ")
    return before + re.sub(r":\d+", ":…", place.split("/")[-1]) if place else text


print("_dispatch_dump: what was registered")
for line in torch._C._dispatch_dump("aten::add.Tensor").splitlines():
    key, _, rest = line.partition(": ")
    place, _, signature = rest.partition(" :: ")
    print(f"  {key:24s} {short(place)}{'  [' + signature.rpartition('[')[2] if signature else ''}")

print("\n_dispatch_dump_table: what each runtime key got, neighbours with the same kernel in one line")
rows = [line.partition(": ")[::2] for line in torch._C._dispatch_dump_table("aten::add.Tensor").splitlines()]
for kernel, group in groupby(rows, key=lambda row: row[1]):
    keys = [key for key, _ in group]
    name = keys[0] if len(keys) == 1 else f"{keys[0]} … {keys[-1]} ({len(keys)})"
    print(f"  {name:31s} {short(kernel)}")
