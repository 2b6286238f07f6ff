"""A leaf does not keep its accumulator, the accumulator keeps its leaf"""

import gc
import weakref

import torch


def wrappers() -> list[str]:
    """The graph nodes that have a Python object now."""
    gc.collect()
    names = (type(o).__name__ for o in gc.get_objects())
    return sorted(n for n in names if n in ("AccumulateGrad", "MulBackward0"))


w = torch.ones(2, requires_grad=True)
y = w * 2
print("1. nobody has looked at the graph:", wrappers())
y.grad_fn.next_functions  # makes two objects and throws them away
print("2. somebody looked, and forgot:", wrappers())

accumulator = y.grad_fn.next_functions[0][0]
accumulator.register_prehook(lambda grads: print("   the hook of the accumulator runs"))
y.sum().backward(retain_graph=True)
del accumulator, y
print("3. the graph is gone, the leaf is not:", wrappers())
y = w * 2
y.sum().backward()
print("4. a backward through a new graph ran no hook")

hook = w.register_hook(lambda grad: print("   the hook of the tensor runs"))
del y
(w * 2).sum().backward()
hook.remove()

y, leaf = w * 2, weakref.ref(w)
del w
print("5. our name for the leaf is gone, the leaf is not:", leaf() is y.grad_fn.next_functions[0][0].variable)
del y
print("6. the graph is gone, the leaf too:", leaf() is None)
