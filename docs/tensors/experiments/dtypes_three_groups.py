"""A second operand, written in several ways, and the dtype of the sum"""

import warnings

import numpy
import torch

warnings.simplefilter("ignore")

COLUMNS = [torch.int32, torch.float16, torch.float32, torch.complex64]
OTHERS = {
    "torch.ones(2, dtype=float64)": torch.ones(2, dtype=torch.float64),
    "torch.tensor(1.0, dtype=float64)": torch.tensor(1.0, dtype=torch.float64),
    "numpy.float64(1.0)": numpy.float64(1.0),
    "1.0": 1.0,
    "torch.ones(2, dtype=int64)": torch.ones(2, dtype=torch.int64),
    "torch.tensor(1)": torch.tensor(1),
    "1": 1,
    "torch.tensor(1j, dtype=complex128)": torch.tensor(1j, dtype=torch.complex128),
    "1j": 1j,
}
print(" " * 36, *(f"{str(d)[6:]:>11}" for d in COLUMNS))
for name, other in OTHERS.items():
    sums = [str((torch.ones(2, dtype=d) + other).dtype)[6:] for d in COLUMNS]
    print(f"{name:36}", *(f"{s:>11}" for s in sums))

byte = torch.tensor([255], dtype=torch.uint8)
print("\nthe number's dtype counts, and not its value")
print("int32 1 + 2**40                ", (torch.tensor([1], dtype=torch.int32) + 2**40).tolist())
print("uint8 255 + 300                ", (byte + 300).tolist())
print("float16 1 + 1e5                ", (torch.tensor([1.0]).half() + 1e5).tolist())
print("uint8 255 == -1                ", (byte == -1).tolist())
print("uint8 255 == torch.tensor(-1)  ", (byte == torch.tensor(-1)).tolist())
print("uint8 255 == torch.tensor([-1])", (byte == torch.tensor([-1])).tolist())
for dtype, value in ((torch.uint8, 300), (torch.float16, 1e5)):
    try:
        torch.ones(2, dtype=dtype).fill_(value)
    except RuntimeError as error:
        print(f"fill_({value}): {error}")
