"""A tensor's key set does not change when it asks for a gradient"""

import torch

plain = torch.ones(2)
leaf = torch.ones(2, requires_grad=True)
with torch.inference_mode():
    inference = torch.ones(2)

for name, tensor in {
    "plain": plain,
    "leaf": leaf,
    "inference": inference,
    "meta": torch.ones(2, device="meta"),
}.items():
    print(f"{name:10}", torch._C._dispatch_keys(tensor))


def local(name: str) -> None:
    """The keys that this thread adds to and takes from every tensor's."""
    excluded = torch._C._dispatch_tls_local_exclude_set()
    off = [key for key in ("AutogradCPU", "AutocastCPU") if excluded.has(getattr(torch._C.DispatchKey, key))]
    print(f"{name:10} adds {torch._C._dispatch_tls_local_include_set()}; takes {off}")


local("normally")
with torch.no_grad():
    local("no_grad")
with torch.autocast("cpu"):
    local("autocast")
