"""What an inference tensor may not do outside inference mode, and what was done all the same"""

import torch


def attempt(what, call):
    try:
        call()
        print(f"{what:44}works")
    except RuntimeError as error:
        print(f"{what:44}{str(error).partition('.')[0]}")


x = torch.full((2,), 2.0, requires_grad=True)
with torch.inference_mode():
    i = torch.ones(2)
    view = x[:1]  # a view of a normal tensor
    layer = torch.nn.Linear(2, 2)
    print("keys inside: ", torch._C._dispatch_keys(i), "| of a view of x:", view.is_inference())
print("keys of x:   ", torch._C._dispatch_keys(x))
attempt("i._version", lambda: i._version)
attempt("x + i, which saves nothing", lambda: x + i)
attempt("x * i, which saves i", lambda: x * i)
attempt("x * i.clone()", lambda: x * i.clone())
attempt("i.requires_grad_()", lambda: i.requires_grad_())
attempt("i.add_(1)", lambda: i.add_(1))
print("i after the refusal:", i.tolist())
attempt("i.add_(1) in inference mode", torch.inference_mode()(lambda: i.add_(1)))
attempt("torch.ones(2).add_(i)", lambda: torch.ones(2).add_(i))
attempt("view.add_(1)", lambda: view.add_(1))
print("outside, i * 2 is an inference tensor:", (i * 2).is_inference(), "| i[:1] is one:", i[:1].is_inference())
h = x.clone()
y = h * h
with torch.inference_mode():
    h.add_(1)
attempt("backward of h * h, h written in inference", y.sum().backward)
layer(torch.ones(2)).sum().backward()
print("layer, made in inference, trained outside: weight", layer.weight.grad, "| bias", layer.bias.grad.tolist())
