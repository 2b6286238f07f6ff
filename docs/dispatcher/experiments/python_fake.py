"""A fake tensor: it says cuda, holds a meta tensor, and computes nothing"""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode


def attempt(what, act):
    try:
        print(f"{what}: {act()}")
    except Exception as error:
        print(f"{what}: {type(error).__name__}")


meta = torch.empty(1000, 2000, device="meta")
attempt("meta, its product with itself", lambda: (meta @ meta.T).shape)
attempt("meta + cpu tensor", lambda: (meta + torch.ones(1000, 2000)).device)
with FakeTensorMode() as mode:
    fake = torch.empty(1000, 2000, device="cuda")
    print("\nfake:", type(fake).__name__, fake.device, " storage is on", fake.untyped_storage().device)
    K = torch._C.DispatchKey
    print("its keys:", [k.name for k in (K.Python, K.CUDA, K.Meta) if torch._C._dispatch_keys(fake).has(k)])
    attempt("fake product", lambda: ((fake @ fake.T).shape, (fake @ fake.T).device))
    attempt("fake + cpu tensor", lambda: (fake + torch.ones(1000, 2000)).device)
    attempt("fake ones, nonzero()", lambda: torch.ones(3).nonzero())
    attempt("fake ones, sum().item()", lambda: torch.ones(3).sum().item())
