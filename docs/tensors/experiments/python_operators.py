"""What Python makes of operators between tensors and other things"""

import numpy as np
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        seen.append(str(func).removeprefix("aten."))
        return func(*args, **(kwargs or {}))


x, b, a = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([True, False, True]), np.ones(3)
CASES = "x+1|1+x|1-x|2**x|x@x|x==1|x==None|x!='a'|x is None|~b|x//2|divmod(x,2)|round(x)|x*a|a*x|1 in x|sum(x)|max(x)|0<x<5|x and b|[*x]|len(x)|float(x[0])|x+'a'|x+[1,2,3]"
for case in CASES.split("|"):
    seen = []
    try:
        with Calls():
            result = eval(case)
        end = f"{type(result).__name__} {result.tolist() if hasattr(result, 'tolist') else result}"
    except Exception as error:
        end = f"{type(error).__name__}: {str(error)[:70]}"
    print(f"{case:12}", *(f"{name}," for name in seen), end if len(end) < 90 else type(result).__name__)
