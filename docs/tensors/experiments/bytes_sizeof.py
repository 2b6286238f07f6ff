"""Three ways to ask how large a tensor is"""

import sys

import torch

million = torch.ones(10**6)
cases = {"torch.ones(1)": torch.ones(1), "torch.ones(10**6)": million, "the same[:10]": million[:10]}
cases |= {"torch.ones(1).expand(10**6)": torch.ones(1).expand(10**6)}
small = sys.getsizeof(torch.ones(1))
print(f"{'':28}{'x.nbytes':>9}{'storage.nbytes()':>18}   getsizeof(x) as for one number")
for name, x in cases.items():
    print(f"{name:28}{x.nbytes:>9}{x.untyped_storage().nbytes():>18}   {sys.getsizeof(x) == small}")
grows = sys.getsizeof(million.untyped_storage()) - sys.getsizeof(torch.ones(1).untyped_storage())
print("getsizeof of the two storages differs by", grows)
print("Tensor has a __sizeof__ of its own:", torch.Tensor.__sizeof__ is not object.__sizeof__)
