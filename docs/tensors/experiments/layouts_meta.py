"""A trillion numbers on meta and in fake mode: shapes without memory"""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

SIDE = 1_000_000


def show(what, ask):
    try:
        print(f"  {what}: {ask()}")
    except Exception as error:
        print(f"  {what}: {type(error).__name__}: {str(error).splitlines()[0][:100]}")


def look(x):
    show("device, bytes by its shape", lambda: (str(x.device), x.nbytes))
    show("storage says", lambda: (str(x.untyped_storage().device), x.untyped_storage().nbytes()))
    show("address", x.data_ptr)
    show("(x @ x).relu()", lambda: tuple((x @ x).relu().shape))
    show("x[0, 0].item()", lambda: x[0, 0].item())
    show("x.nonzero()", x.nonzero)
    show("torch.equal(x, x)", lambda: torch.equal(x, x))


print("meta")
meta = torch.empty(SIDE, SIDE, device="meta")
look(meta)
show("meta + a CPU tensor", lambda: meta + torch.ones(SIDE))
show("meta + a CPU number", lambda: str((meta + torch.tensor(1.0)).device))
print("fake")
with FakeTensorMode():
    fake = torch.empty(SIDE, SIDE, device="cuda")
    look(fake)
    show("fake + a tensor made here on the CPU", lambda: fake + torch.ones(SIDE))
    show("torch.tensor(3).item()", lambda: torch.tensor(3).item())
show("fake + a real tensor", lambda: fake + torch.ones(SIDE))
small = torch.nn.Linear(3, 2, device="meta")
show("load_state_dict", lambda: small.load_state_dict(torch.nn.Linear(3, 2).state_dict(), assign=True))
show("the parameters are now on", lambda: {str(p.device) for p in small.parameters()})
