"""The ctx of forward, the grad_fn of the result and the self of backward are one object"""

import torch
from torch.autograd.function import BackwardCFunction

seen = []


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, y, factor):
        seen.append(ctx)
        print("forward:  grad mode", torch.is_grad_enabled(), "needs_input_grad", ctx.needs_input_grad)
        ctx.factor = factor
        return x * factor, y * factor

    @staticmethod
    def backward(ctx, *grads):
        seen.append(ctx)
        print(
            "backward: grad mode",
            torch.is_grad_enabled(),
            "grads",
            [g is not None and g.tolist() for g in grads],
        )
        return grads[0] * ctx.factor, None, None


class Strict(Scale):
    @staticmethod
    def forward(ctx, x, y, factor):
        ctx.set_materialize_grads(False)
        return Scale.forward(ctx, x, y, factor)


x, y = torch.ones(2, requires_grad=True), torch.ones(2)
for function in Scale, Strict:
    a, b = function.apply(x, y, 3)
    a.sum().backward()
    print("ctx is grad_fn:", seen[0] is a.grad_fn, "| ctx of backward too:", seen[1] is seen[0])
    print("b has the same node:", b.grad_fn is a.grad_fn, "| name:", a.grad_fn.name())
    print("edges:", [edge and type(edge).__name__ for edge, _ in a.grad_fn.next_functions])
    seen.clear()
print([c.__name__ for c in type(a.grad_fn).__mro__ if c is not object])
print("its class was made with the Function:", type(a.grad_fn) is Strict._backward_cls)
print("forward's class is no node:", issubclass(Strict, BackwardCFunction))
