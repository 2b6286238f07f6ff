"""A tensor subclass that handles one operator only"""

# raises: TypeError
import torch


class Picky(torch.Tensor):
    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        if func is torch.ops.aten.add.Tensor:
            return torch.full((1,), 7.0)
        return NotImplemented


t = torch.ones(1).as_subclass(Picky)
print(torch.add(t, t))
torch.mul(t, t)
