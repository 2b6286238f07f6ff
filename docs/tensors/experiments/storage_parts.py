"""A StorageImpl of each kind, byte by byte: memory of one's own, and memory that belongs to a NumPy array"""

import _bytes
import _symbols
import numpy
import torch

own, array = torch.ones(3), numpy.ones(3, dtype=numpy.float32)
lent = torch.from_numpy(array)
assert [t.untyped_storage().data_ptr() for t in (own, lent)] == [own.data_ptr(), array.ctypes.data]


def texts(tensor: torch.Tensor) -> dict[str, tuple[int, int, str]]:
    """Each field of the storage: offset, last byte, and what stands there."""
    words = _bytes.words(tensor.untyped_storage()._cdata, 12)
    data, deleter, context = words[2:5]
    assert words[5] & 0xFFFF == 0xFF00  # device: CPU, no index
    strong, _, python = _bytes.counts(tensor.untyped_storage()._cdata)
    return {
        "virtual functions": (0, 7, "of StorageImpl"),
        "combined_refcount_": (8, 15, f"strong {strong}, Python object {python}"),
        "data_ptr_: data": (16, 23, "the array's memory" if data == array.ctypes.data else "its own memory"),
        "data_ptr_: deleter": (24, 31, _symbols.name_at(deleter).rpartition("::")[2]),
        "data_ptr_: context": (32, 39, "the same address" if context == data else "what holds the array"),
        "data_ptr_: device": (40, 41, "CPU"),
        "size_bytes_": (48, 55, str(words[6])),
        "resizable_": (57, 57, str(bool(_bytes.field(tensor.untyped_storage()._cdata, "resizable_", _bytes.STORAGE)))),
        "materialize_fn_": (64, 71, "set" if words[8] else "null"),
        "allocator_": (72, 79, "the CPU's" if words[9] else "null"),
        "pyobj_slot_": (80, 87, "set" if words[10] else "null"),
        "extra_meta_": (88, 95, "set" if words[11] else "null"),
    }


print("digraph {\n  rankdir=LR; nodesep=0.02; ranksep=0.1; node [height=0.3];")
left, right = texts(own), texts(lent)
for name, (first, last, text) in reversed(left.items()):
    kind = "cpp" if text == right[name][2] else "key"
    print(f'  a{first} [label="{first}–{last}", shape=plaintext, class="quiet"];')
    print(f'  b{first} [label="{name}", width=1.7, class="{kind}"]; c{first} [label="{text}", shape=plaintext];')
    print(f'  d{first} [label="{right[name][2]}", shape=plaintext];')
    print(f"  a{first} -> b{first} -> c{first} -> d{first} [style=invis];")
print("}")
