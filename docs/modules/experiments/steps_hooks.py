"""One forward and one backward of a linear layer with hooks before and behind both"""

# output: json
# helpers: _scene
import torch
from _scene import Layer, frame, hook, show
from torch import nn

layer, x = Layer(1, 1, bias=False), torch.tensor([[3.0]], requires_grad=True)
nn.init.constant_(layer.weight, 2)
every = nn.modules.module
FULL = "Full backward hooks are given the gradient of the inputs"
layer.register_full_backward_hook(
    hook("full backward hook", f"{FULL}. This one returns it negated.", 0, lambda g: (-g[0],))
)
layer.register_full_backward_pre_hook(
    hook(
        "backward pre-hook",
        "The layer's own backward pre-hook returns ten times the gradient.",
        0,
        lambda g: (g[0] * 10,),
    )
)
layer.register_forward_hook(
    hook("forward hook", "The layer's own forward hook returns the output plus 1.", 1, lambda y: y + 1)
)
layer.register_forward_pre_hook(
    hook("forward pre-hook", "The layer's own pre-hook returns twice the input.", 0, lambda args: (args[0] * 2,))
)
every.register_module_full_backward_hook(
    hook("global full backward hook", f"{FULL}, the global ones before the layer's.", 0)
)
every.register_module_full_backward_pre_hook(
    hook("global backward pre-hook", "loss.backward() has reached the identity for the outputs.", 0)
)
every.register_module_forward_hook(
    hook("global forward hook", "The operator has run; the global hook sees its output.", 1)
)
every.register_module_forward_pre_hook(hook("global forward pre-hook", "layer(x), and the global pre-hook sees x.", 0))
layer.weight.register_post_accumulate_grad_hook(
    lambda p: frame("weight.grad written", p.grad, "weight.grad is the gradient times what forward got.")
)
x.register_post_accumulate_grad_hook(
    lambda x: frame("x.grad written", x.grad, "x.grad is what the hooks returned, times 2 from the pre-hook.")
)
layer(x).sum().backward()
show()
