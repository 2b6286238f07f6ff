"""A DLPack capsule is emptied by the first who takes it"""

# raises: RuntimeError
import torch

x = torch.ones(2)
capsule = torch.utils.dlpack.to_dlpack(x)
first = torch.utils.dlpack.from_dlpack(capsule)
print("the first has the memory of x:", first.data_ptr() == x.data_ptr())
torch.utils.dlpack.from_dlpack(capsule)
