"""A tensor carries a set of dispatch keys, with or without a gradient."""

import torch

keys = torch._C._dispatch_keys
plain = torch.ones(2)
learns = torch.ones(2, requires_grad=True)
print("plain tensor:      ", keys(plain))
print("requires a gradient:", keys(learns))
with torch.no_grad():
    print("inside no_grad:    ", keys(torch.ones(2, requires_grad=True)))
with torch.inference_mode():
    print("inference mode:    ", keys(torch.ones(2)))
