"""A second walk and a second derivative through a compiled function"""

import torch
from torch._functorch import config


def fresh(function=lambda x: x.sin().cos() @ x.exp()):
    torch._dynamo.reset()  # the lambda is one code object, which would remember
    return torch.rand(3, requires_grad=True), torch.compile(function, backend="aot_eager")


def told(title, action):
    try:
        action()
        print(f"{title:52} works")
    except Exception as error:
        print(f"{title:52} {type(error).__name__}: {str(error)[:60]}…")


def two_results(compiled):
    both = lambda x: (x.sin().sum(), x.exp().sum())
    x, f = fresh(both)
    for result in (f if compiled else both)(x):
        result.backward()


def kept_first():
    x, f = fresh()
    out = f(x)
    out.backward(retain_graph=True)
    out.backward()


def kept_later():
    x, f = fresh()
    f(x).backward()
    f(x).backward(retain_graph=True)


def twice(function, gradient):
    x, f = fresh(function)
    torch.autograd.grad(gradient(f, x).sum(), x)


def derivative(f, x):
    return torch.autograd.grad(f(x).sum(), x, create_graph=True)[0]


for compiled in (False, True):
    told(f"two results, walked one by one, compiled: {compiled}", lambda: two_results(compiled))
told("backward twice, the first keeps the graph", kept_first)
told("a later backward keeps the graph", kept_later)
with config.patch(donated_buffer=False):
    told("the same without donated buffers", kept_later)
told("the gradient of a gradient", lambda: twice(lambda x: x**4, derivative))
told(
    "a function that takes a gradient, differentiated",
    lambda: twice(lambda x: derivative(torch.sin, x), lambda f, x: f(x)),
)
