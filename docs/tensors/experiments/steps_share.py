"""share_memory_ moves a storage away from the array that it was made of, and a child sees the new place"""

# output: json
import json
import os

import numpy as np
import torch

PLACES = {"array": (0, 0), "t": (1, 0), "v": (2, 0), "StorageImpl": (1.5, 1), "memory A": (0, 2), "memory B": (1.5, 2)}
PLACES |= {"child's t": (3, 0), "child's StorageImpl": (3, 1)}
MOVED, MAPPED = "torch/storage.py#_StorageBase.share_memory_", "aten/src/ATen/MapAllocator.h#at::MapAllocator"
array = np.zeros(4, dtype=np.float32)
frames, names, child = [], {"t": torch.from_numpy(array)}, []


def frame(caption: str, source: str) -> None:
    """Where each points to, and what is there."""
    start = names["t"].untyped_storage().data_ptr()
    assert all(tensor.untyped_storage().data_ptr() == start for tensor in names.values())
    memory = "memory A" if start == array.ctypes.data else "memory B"
    edges = [("array", "memory A"), ("StorageImpl", memory), *((name, "StorageImpl") for name in names)]
    edges += [("child's t", "child's StorageImpl"), ("child's StorageImpl", "memory B")] if child else []
    labels = {"memory A": " ".join(f"{n:.0f}" for n in array)} | {memory: " ".join(f"{n:.0f}" for n in names["t"])}
    gone = sorted(PLACES.keys() - {box for edge in edges for box in edge})
    frames.append({"caption": caption, "labels": labels, "edges": edges, "gone": gone, "source": source})


frame("t is made from a NumPy array: its storage points to the array's memory.", "torch/csrc/utils/tensor_numpy.cpp#torch::utils::tensor_from_numpy")  # fmt: skip
names["v"] = names["t"][2:]
frame("v is a view: the same StorageImpl.", "aten/src/ATen/native/native_functions.yaml#slice.Tensor")
names["t"].share_memory_()
frame("share_memory_: the storage points to a new place, so v does too; the array does not.", MOVED)
array[:] = 1
frame("NumPy writes 1: the tensors do not see it.", MOVED)
go, done = os.pipe(), os.pipe()
if (number := os.fork()) == 0:
    os.read(go[0], 1)
    names["t"].fill_(2)
    os.write(done[1], names["t"].untyped_storage().data_ptr().to_bytes(8, "little"))
    os._exit(0)
child.append(number)
frame("A child is forked: its copy of the StorageImpl points to the same shared memory.", MAPPED)
os.write(go[1], b"!")
assert int.from_bytes(os.read(done[0], 8), "little") == names["t"].untyped_storage().data_ptr()
frame("The child writes 2, and the parent reads 2.", MAPPED)
os.waitpid(child.pop(), 0)
del names["v"]
frame("The child has ended, v is deleted; what the child wrote stays.", "c10/core/StorageImpl.h#StorageImpl")
print(json.dumps({"nodes": [{"id": n, "label": n, "at": at} for n, at in PLACES.items()], "frames": frames}, indent=1))
