"""Nine operators, and what autograd's slot holds for each"""

import warnings

import torch

library = torch.library.Library("guide", "DEF")
library.define("twice(Tensor x) -> Tensor")
library.impl("twice", lambda x: torch.empty_like(x).copy_(x.detach() * 2), "CPU")
w = torch.ones(3, requires_grad=True)
calls = {
    "aten::tanh": lambda: w.tanh(),
    "aten::linear": lambda: torch.nn.functional.linear(w, torch.ones(2, 3)),
    "aten::copy_": lambda: torch.empty(3).copy_(w),
    "aten::argmax": lambda: w.argmax(),
    "aten::special_airy_ai": lambda: torch.special.airy_ai(w),
    "aten::special_zeta": lambda: torch.special.zeta(w, w),
    "aten::floor_divide": lambda: torch.floor_divide(w, 2),
    "aten::tanh.out": lambda: torch.tanh(w, out=torch.empty(3)),
    "guide::twice": lambda: torch.ops.guide.twice(w),
}
for name, call in calls.items():
    table = torch._C._dispatch_dump_table(name).splitlines()
    slot = next(line for line in table if line.startswith("AutogradCPU:"))
    print(f"{name}: {slot.split('/')[-1].split('.cpp')[0]}{slot[slot.index(' [') :]}")
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        try:
            y = call()
            print("    grad_fn:", y.grad_fn and y.grad_fn.name().split("::")[-1])
            y.sum().backward() if y.requires_grad else None
        except RuntimeError as error:
            print(f"    {type(error).__name__}: {str(error)[:70]}")
    print("".join(f"    warning: {str(h.message)[:70]}\n" for h in heard), end="")
