"""as_strided sets the rule by hand, over the storage and not over the tensor"""

import torch

signal = torch.arange(8)
windows = signal.as_strided((3, 4), (2, 1))
print("windows of 4, two apart:", windows.tolist())
print(
    "the same as unfold(0, 4, 2):",
    torch.equal(windows, signal.unfold(0, 4, 2)),
    "- bytes copied:",
    0 if windows.data_ptr() == signal.data_ptr() else "some",
)
print("means without a copy of the windows:", windows.float().mean(1).tolist())
column = signal.view(2, 4)[:, 1]
print("a column:", column.tolist(), "offset", column.storage_offset(), "stride", column.stride())
print(
    "column.as_strided((2,), (1,)):", column.as_strided((2,), (1,)).tolist(), "- its own offset, no stride of its own"
)
print("column.as_strided((8,), (1,), 0):", column.as_strided((8,), (1,), 0).tolist(), "- all of the storage")
print("column.contiguous().as_strided((2,), (1,)):", column.contiguous().as_strided((2,), (1,)).tolist())
for sizes, strides, offset in ((3, 4), (3, 1), 0), ((3, 4), (2, 1), 1), ((2, 2), (-1, 1), 1), ((2, 2), (1,), 0):
    try:
        signal.as_strided(sizes, strides, offset)
    except RuntimeError as error:
        print(f"as_strided({sizes}, {strides}, {offset}) is refused:", str(error).split(" of size 64 ")[0])
print("on meta, where there are no bytes:", end=" ")
try:
    print(tuple(torch.empty(8, device="meta").as_strided((3, 4), (3, 1)).shape))
except RuntimeError as error:
    print("refused:", error)
