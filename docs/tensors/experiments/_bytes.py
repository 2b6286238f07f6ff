"""A live tensor's memory, read word by word. `bytes_layout.py` measures these offsets anew and compares."""

import ctypes
from typing import Any

POINTERS = ["storage_", "autograd_meta_", "extra_meta_", "version_counter_", "pyobj_slot_"]
TENSOR = {  # field of TensorImpl → offset, length
    "combined_refcount_": (8, 8),
    **{name: (16 + 8 * i, 8) for i, name in enumerate(POINTERS)},
    "sizes_and_strides_": (56, 88),
    "storage_offset_": (144, 8),
    "numel_": (152, 8),
    "data_type_": (160, 2),
    "device_opt_": (162, 3),
    "key_set_": (168, 8),
}
STORAGE = {  # field of StorageImpl
    "combined_refcount_": (8, 8),
    "data_ptr_": (16, 32),
    "size_bytes_": (48, 8),
    "resizable_": (57, 1),
    "materialize_fn_": (64, 8),
    "allocator_": (72, 8),
    "pyobj_slot_": (80, 8),
    "extra_meta_": (88, 8),
}


def words(address: int, count: int = 1) -> list[int]:
    """`count` words of 8 bytes."""
    return list((ctypes.c_uint64 * count).from_address(address))


def field(tensor: Any, name: str, layout: dict[str, tuple[int, int]] = TENSOR) -> int:
    """The bytes of a field of a tensor's `TensorImpl`, or of what `tensor` is the address of."""
    offset, length = layout[name]
    start = tensor if isinstance(tensor, int) else tensor._cdata
    return int.from_bytes(ctypes.string_at(start + offset, length), "little")


def counts(address: int) -> tuple[int, int, int]:
    """Strong count, weak count and the bit for the Python object, out of the one word that holds them."""
    word = words(address + 8)[0]
    return word & 0xFFFFFFFF, word >> 32 & 0x7FFFFFFF, word >> 63
