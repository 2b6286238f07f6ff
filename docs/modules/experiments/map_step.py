"""One training step, in the order in which its parts run"""

import torch
import torch.optim.adam as adam
from torch import nn, optim

module, x = nn.Linear(2, 1), torch.ones(3, 2)
made = [name for name, value in vars(nn.Module()).items() if isinstance(value, (dict, set))]
print("Module.__init__ makes", len(made), "containers; of members:", *(n for n in made if "hook" not in n))
print("weight in __dict__:", "weight" in vars(module), "· in _parameters:", "weight" in module._parameters)

for name in ("_single_tensor_adam", "_multi_tensor_adam", "_fused_adam"):  # each says its name first
    real = getattr(adam, name)
    setattr(adam, name, lambda *a, _real=real, _name=name, **k: (print("  ", _name), _real(*a, **k))[1])

module.register_forward_pre_hook(lambda m, args: print("   forward pre-hook"))
module.register_forward_hook(lambda m, args, out: print("   forward hook;", type(out.grad_fn).__name__))
module.register_full_backward_hook(lambda m, grad_in, grad_out: print("   full backward hook"))
module.weight.register_post_accumulate_grad_hook(lambda p: print("   weight.grad:", p.grad.tolist()))


def step(optimizer):
    print(f"{type(optimizer).__name__}, foreach={optimizer.defaults['foreach']}")
    optimizer.register_step_pre_hook(lambda o, a, k: print("   step pre-hook; states:", len(o.state)))
    optimizer.register_step_post_hook(lambda o, a, k: print("   step post-hook;", *o.state[module.weight]))
    module(x).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
    print("   zero_grad left:", module.weight.grad)


step(optim.AdamW(module.parameters()))
step(optim.Adam(module.parameters(), foreach=True))
