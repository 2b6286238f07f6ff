"""A graph holds tensors that Python has never met"""

import gc

import torch


def tensors() -> int:
    """How many tensors exist as Python objects."""
    return sum(type(o) is torch.Tensor for o in gc.get_objects())


x, y = torch.ones(4, requires_grad=True), torch.ones(4)
before = tensors()
loss = torch.nn.functional.cosine_similarity(x, y, dim=0)
print("new Python objects, with the result:", tensors() - before)
todo, met = [loss.grad_fn], []
while todo:
    node = todo.pop()
    saved = [getattr(node, name) for name in dir(node) if name.startswith("_saved_")]
    met += [t for t in saved if isinstance(t, torch.Tensor)]
    todo += [node for node, _ in node.next_functions if node]
print("asked for what the graph has saved:", tensors() - before)
print("the input among them is the same object:", any(t is x for t in met))
