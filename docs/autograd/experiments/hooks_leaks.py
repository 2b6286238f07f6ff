"""What keeps a hook alive: too much, and too little."""

import gc
import weakref

import torch

gc.disable()


class Big:
    """Stands for what a hook's closure holds."""


def leaf(big):
    t = torch.ones(2, requires_grad=True)
    t.register_hook(lambda grad: (t, big)[2:])


def leaf_accumulated(big):
    t = torch.ones(2, requires_grad=True)
    t.register_post_accumulate_grad_hook(lambda p: (t, big)[2:])


def not_a_leaf(big):
    t = torch.ones(2, requires_grad=True) * 2
    t.register_hook(lambda grad: (t, big)[2:])


def not_a_leaf_weak(big):
    t = torch.ones(2, requires_grad=True) * 2
    name = weakref.ref(t)
    t.register_hook(lambda grad: (name(), big)[2:])


def not_a_leaf_removed(big):
    t = torch.ones(2, requires_grad=True) * 2
    t.register_hook(lambda grad: (t, big)[2:]).remove()


def its_node(big):
    t = torch.ones(2, requires_grad=True) * 2
    t.grad_fn.register_prehook(lambda grads: (t, big)[2:])


for case in (leaf, leaf_accumulated, not_a_leaf, not_a_leaf_weak, not_a_leaf_removed, its_node):
    big = Big()
    seen = weakref.ref(big)
    case(big)
    del big
    at_once = seen() is None
    gc.collect()
    print(f"{case.__name__:18} freed: {'at once' if at_once else 'by gc' if seen() is None else 'never'}")

w, ran = torch.ones(2, requires_grad=True), []
torch.autograd.graph.get_gradient_edge(w).node.register_prehook(lambda grads: ran.append(1))
(w * 2).sum().backward()
print("a hook on an accumulator that nobody holds ran:", bool(ran))
