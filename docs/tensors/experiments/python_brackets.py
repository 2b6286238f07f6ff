"""Which operators brackets call, on the right and on the left of ="""

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        seen.append(str(func).removeprefix("aten."))
        return func(*args, **(kwargs or {}))


i, mask = torch.tensor([0, 2]), torch.tensor([[True] * 4] * 3)
one, v, w = torch.tensor(1), torch.ones(2), torch.ones(4)
READS = "x[0] x[-1] x[0,1] x[:] x[...] x[1:] x[None] x[::2,1] x[i] x[i,1] x[:,i] x[i,i] x[mask] x[[0,2]] x[one] x[True] x[::-1] x[5] x[0.5] x[0,0,0]"
WRITES = "x[0]=1 x[:]=x x[0]=w x[i]=1 x[i]=w x[i,i]=v x[mask]=0 x[1:]+=1 x[i]+=1 x[0]=v"
for statement in (READS + " " + WRITES).split():
    x, seen = torch.arange(12.0).view(3, 4), []
    try:
        with Calls():
            exec(statement)
        end = ""
    except Exception as error:
        end = f"{type(error).__name__}: {str(error)[:68]}"
    print(f"{statement:10}", *(f"{name}," for name in seen), end)
