"""An operator that returns its argument"""

# raises: RuntimeError
import torch

for name, kernel in {"copy": torch.clone, "same": lambda x: x}.items():
    op = torch.library.custom_op(f"mine::{name}", kernel, mutates_args=(), schema="(Tensor x) -> Tensor")
    print(name, op(torch.ones(1)))
