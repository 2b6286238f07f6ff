"""Arrays that are refused, arrays that are read number by number, and arrays that are locked"""

import warnings

import numpy as np
import torch


def told(call):
    """What a call gives, a warning or the beginning of an error."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        try:
            end = str(call())
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            end = f"{type(error).__name__}: {str(error).split(', and')[0].split('. ')[0][:74]}"
    return end + "".join(f" (warns: {str(w.message).split(',')[0]})" for w in seen)


turned = np.arange(3.0)[::-1]
for name in "from_numpy", "as_tensor", "tensor", "from_dlpack":
    print(f"torch.{name}(a[::-1]):", told(lambda name=name: getattr(torch, name)(turned)))
print("torch.from_numpy of one number [::-1]:", told(lambda: torch.from_numpy(np.arange(1)[::-1])))
print("torch.arange(3)[::-1]:", told(lambda: torch.arange(3)[::-1]))


class Counted(np.ndarray):
    asked = 0

    def __getitem__(self, index):
        Counted.asked += 1
        return super().__getitem__(index)


for rows in (10, 1000):
    arrays = [np.zeros((rows, 4)).view(Counted) for _ in range(3)]
    for name, value in ("torch.tensor(list)", arrays), ("torch.tensor(np.stack(list))", np.stack(arrays)):
        Counted.asked = 0
        told(lambda value=value: torch.tensor(value))
        print(f"3 arrays of {rows} x 4, {name}: {Counted.asked} reads")

locked = np.arange(3.0)
locked.flags.writeable = False
for name in "tensor", "from_dlpack", "as_tensor":
    shares = told(lambda name=name: getattr(torch, name)(locked).data_ptr() == locked.ctypes.data)
    print(f"torch.{name} of a read-only array shares its memory: {shares}")
torch.from_dlpack(locked).add_(1)
print("after add_(1) on such a tensor the array holds", locked.tolist())
