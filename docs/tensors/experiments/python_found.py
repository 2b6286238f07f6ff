"""Where a name of a tensor is found, and what stands there"""

import torch

x = torch.ones(2)
NAMES = "add __add__ __radd__ __rsub__ __getitem__ __len__ __iter__ __bool__ __hash__ __repr__ __deepcopy__ shape grad data T backward split norm unique view item numpy __array__"
for name in NAMES.split():
    found = next(c for c in torch.Tensor.__mro__ if name in vars(c))
    print(f"{name:13} {found.__qualname__:11} {type(vars(found)[name]).__name__}")
both = set(vars(torch.Tensor)) & set(vars(torch._C.TensorBase)) - {"__doc__"}
print("in both, Python's is taken:", *sorted(both))
functions, methods = (
    {n for n in dir(owner) if not n.startswith("_") and callable(getattr(owner, n))} for owner in (torch, torch.Tensor)
)
print(f"public methods {len(methods)}, of these callables of torch as well: {len(methods & functions)}")
x.note = "kept"
print("an attribute of your own:", x.__dict__, "and on a view of it:", x[:].__dict__)
try:
    x.shapes
except AttributeError as error:
    print(error)
