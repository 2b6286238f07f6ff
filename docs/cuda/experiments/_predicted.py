"""The peak of a training step from sizes alone, on fake tensors: no device, no bytes."""

import torch
from _training import loss_of
from torch._subclasses.fake_tensor import FakeTensorMode


def size(tensors):
    return sum(t.numel() * t.element_size() for t in tensors)


def predicted(make, shape, state, spare):
    """P + S + X + max(A + a + g, P + T): the bytes that the second step needs at its peak.

    `state` and `spare` are multiples of the parameters: what the optimiser keeps, and what its step needs besides.
    """
    with FakeTensorMode(), torch.device("cuda"):
        net, x, saved = make(), torch.empty(shape), {}
        held = {t.untyped_storage()._cdata for t in (*net.parameters(), x)}

        def keep(tensor):
            storage = tensor.untyped_storage()
            if storage._cdata not in held:
                saved[storage._cdata] = storage  # each storage once, however often it is saved
            return tensor

        with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
            loss_of(net, x)
        params = size(net.parameters())
        sizes = [s.nbytes() for s in saved.values()]
        in_backward = sum(sizes) + max(sizes) + max(size([p]) for p in net.parameters())
        return params + state * params + size([x]) + max(in_backward, params + spare * params)
