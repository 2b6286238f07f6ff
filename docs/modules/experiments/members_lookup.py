"""Reading an attribute: Python looks first, the dictionaries of the module are asked afterwards"""

import torch
from torch import nn


class Net(nn.Module):
    layer = None  # an attribute of the class

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)
        self.head = nn.Linear(2, 2)

    @property
    def width(self):
        return self.head.out_feature  # misspelt

    def __getattr__(self, name):
        asked.append(name)
        return super().__getattr__(name)


def attempt(what, do):
    """Runs `do`; says what it returned or raised, and for which names __getattr__ was asked."""
    asked.clear()
    try:
        answer = repr(do())
    except Exception as error:
        answer = f"{type(error).__name__}: {error}"
    print(f"{what}: {answer}; __getattr__ was asked for: {' '.join(asked) or 'nothing'}")


asked: list[str] = []
net = Net()
attempt("net.training", lambda: net.training)
attempt("net.head", lambda: net.head)
attempt("net.layer", lambda: net.layer)
print("  _modules has", *net._modules)
attempt("net.width", lambda: net.width)
net.scale = 2.0
attempt("net.scale = Parameter, over a number", lambda: setattr(net, "scale", nn.Parameter(torch.ones(1))))
Net.gain = 2.0
attempt("net.gain = Parameter, over a number of the class", lambda: setattr(net, "gain", nn.Parameter(torch.ones(1))))
attempt("net.add_module('a.b', ...)", lambda: net.add_module("a.b", nn.Identity()))
