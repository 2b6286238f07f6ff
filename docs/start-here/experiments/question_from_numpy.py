"""`torch.from_numpy` shares memory; the conversions after it may not"""

import numpy as np
import torch

array = np.arange(6, dtype=np.float32).reshape(2, 3)
shared = torch.from_numpy(array)
print("same address:", shared.data_ptr() == array.ctypes.data)

shared.mul_(10)  # in place: NumPy sees it
print("after mul_ on the tensor:", array.tolist())
array[0, 0] = -1  # and the tensor sees NumPy
print("after a write on the array:", shared[0, 0].item())

results = {"t()": shared.t(), "double()": shared.double(), "torch.tensor": torch.tensor(array)}
for name, result in results.items():
    print(f"{name:12} shares with the array:", np.shares_memory(result.numpy(), array))

print("version counter after both writes:", shared._version)
del array  # the storage keeps the array alive
print("the array is gone by name, the tensor still reads:", shared[1].tolist())
