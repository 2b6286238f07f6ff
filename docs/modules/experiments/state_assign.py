"""Loading by copy and by assignment: what the parameter is afterwards"""

import warnings

import torch
from torch import nn


def half():
    """A state dict in another dtype, whose tensors require no gradient."""
    return nn.Linear(2, 2).half().state_dict()


def train(net, optimizer):
    """Whether a step of the optimiser changes the layer."""
    before = net.weight.detach().clone()
    net(torch.ones(1, 2, dtype=net.weight.dtype)).sum().backward()
    optimizer.step()
    return not torch.equal(before, net.weight)


print(f"{'':32}{'device':8}{'dtype':9}object  requires_grad  hook kept  memory of the file's  optimiser trains it")
CASES = {
    "load_state_dict(sd)": ("cpu", {}, False),
    "assign=True": ("cpu", {"assign": True}, False),
    "assign=True, swapping": ("cpu", {"assign": True}, True),
    "swapping": ("cpu", {}, True),
    "on meta": ("meta", {}, False),
    "on meta, assign=True": ("meta", {"assign": True}, False),
}
for name, (device, options, swap) in CASES.items():
    net = nn.Linear(2, 2, device=device)
    net.weight.requires_grad_(True)
    net.bias.requires_grad_(False)
    net.weight.register_hook(lambda g: None)
    weight, state = net.weight, half()
    optimizer = torch.optim.SGD([net.weight], lr=1.0)
    torch.__future__.set_swap_module_params_on_conversion(swap)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        net.load_state_dict(state, **options)
    torch.__future__.set_swap_module_params_on_conversion(False)
    now = net.weight
    said = [now.device.type, str(now.dtype)[6:], "same" if now is weight else "new"]
    said += [f"{now.requires_grad} {net.bias.requires_grad}", str(bool(now._backward_hooks))]
    shared = now.is_cpu and now.untyped_storage().data_ptr() == state["weight"].untyped_storage().data_ptr()
    said += [str(shared), "no data" if now.is_meta else str(train(net, optimizer))]
    print(f"{name:32}" + "".join(f"{s:{w}}" for s, w in zip(said, (8, 9, 8, 15, 11, 22, 0))))
    for warning in caught[:1]:
        print("   warned:", str(warning.message).partition("(")[0])
