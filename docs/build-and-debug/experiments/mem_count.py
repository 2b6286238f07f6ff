"""Two counts, one owner: how Python's count and C++'s count of a tensor move together"""

import sys
import weakref

import torch


def say(what: str, t: torch.Tensor) -> None:
    print(f"{what:42} Python {sys.getrefcount(t) - 2}   C++ {t._use_count()}")  # two: the parameter, and the call


x = torch.ones(3, requires_grad=True)
say("made", x)
names = [x, x]
say("twice in a list", x)
del names
one = x * 2
say("an autograd node holds it", x)
rows = [x[0], x[1], x[2]]
say("three views hold it as well", x)
del one, rows
say("all of these gone", x)

h = x.exp()
h.note = "written by Python"
watch, number = weakref.ref(h), id(h)
product = h * h  # its node saves h twice
say("saved twice in a graph", h)
del h
print("no Python name is left; the object is alive:", watch() is not None)
again = product.grad_fn._saved_self
print("taken out of the graph: same object", id(again) == number, "| note:", again.note)
del again, product
print("graph gone; the object is alive:", watch() is not None)
