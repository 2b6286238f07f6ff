"""A second walk and a second derivative through a compiled function"""

import torch
from torch._functorch import config


def fresh():
    torch._dynamo.reset()  # the lambda is one code object, which would remember
    x = torch.rand(3, requires_grad=True)
    return x, torch.compile(lambda x: x.sin().cos() @ x.exp(), backend="aot_eager")


def told(title, action):
    try:
        action()
        print(f"{title:52} works")
    except Exception as error:
        print(f"{title:52} {type(error).__name__}: {str(error)[:60]}…")


def kept_first(again):
    x, f = fresh()
    out = f(x)
    out.backward(retain_graph=True)
    again(out)


def two_results(compiled):
    torch._dynamo.reset()
    w = torch.rand(3, requires_grad=True)
    f = lambda w: (w.sin().sum(), w.exp().sum())
    one, other = (torch.compile(f, backend="aot_eager") if compiled else f)(w)
    one.backward()
    other.backward()


def kept_later():
    x, f = fresh()
    f(x).backward()
    f(x).backward(retain_graph=True)


def derivative_of_gradient():
    x, f = fresh()
    (first,) = torch.autograd.grad(f(x), x, create_graph=True)
    first.sum().backward()


def inside():
    x = torch.rand(3, requires_grad=True)

    def f(x):
        (first,) = torch.autograd.grad((x**4).sum(), x, create_graph=True)
        return first

    torch.autograd.grad(torch.compile(f, backend="aot_eager")(x).sum(), x)


for compiled in (False, True):
    told(f"two results, walked one by one, compiled: {compiled}", lambda: two_results(compiled))
told("backward twice, the first keeps the graph", lambda: kept_first(lambda out: out.backward()))
told("a later backward keeps the graph", kept_later)
with config.patch(donated_buffer=False):
    told("the same without donated buffers", kept_later)
told("the gradient of a gradient", derivative_of_gradient)
told("a function that takes a gradient, differentiated", inside)
