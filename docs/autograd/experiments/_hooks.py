"""The model: one node's turn, with the places where hooks stand"""


class Place:
    """A node of a chain: its formula multiplies by `factor`; a leaf's node has none and keeps the sum."""

    def __init__(self, factor=None):
        self.factor, self.grad, self.retains = factor, None, False
        self.tensor_hooks, self.pre_hooks, self.post_hooks, self.after_grad = [], [], [], []


# --8<-- [start:turn]
def through(hooks, grad):
    """Each hook gets what the one before it left; None leaves it as it is."""
    for hook in hooks:
        answer = hook(grad)
        grad = grad if answer is None else answer
    return grad


def turn(node, arrived, runs):
    """Return what `grad` would give for the node's tensor, and what goes along the edge."""
    grad = through(node.tensor_hooks, arrived)
    if node.retains:
        node.grad = grad
    if not runs:
        return grad, None
    grad = through(node.pre_hooks, grad)
    if node.factor:
        result = grad * node.factor
    else:  # a leaf
        node.grad = grad if node.grad is None else node.grad + grad
        through(node.after_grad, node)
        result = None
    return arrived, through(node.post_hooks, result)


# --8<-- [end:turn]
def walk(chain, asked):
    """Give every node its turn, from the loss on. `asked`: the nodes that grad is asked for, or none."""
    grad, answers = 1.0, {}
    for number, node in enumerate(chain):
        runs = not asked or any(later in asked for later in chain[number + 1 :])
        answers[node], grad = turn(node, grad, runs)
        if grad is None:
            break
    return [answers[node] for node in asked]


def of_node(hook):
    """The hook as PyTorch calls it at a node: with a tuple, and one comes back."""
    return lambda grads, *_: None if (new := hook(grads[0] if grads else None)) is None else (new, *grads[1:])


def register(kind, tensor, node, place, real, own):
    """One hook, with PyTorch (`real`) and with the model (`own`)."""
    if kind == "tensor hook":
        tensor.register_hook(real), place.tensor_hooks.append(own)
    elif kind == "pre hook":
        node.register_prehook(of_node(real)), place.pre_hooks.append(own)
    elif kind == "post hook":
        node.register_hook(of_node(real)), place.post_hooks.append(own)
    elif kind == "retain_grad":
        tensor.retain_grad()
        place.retains = not tensor.is_leaf
    elif tensor.is_leaf:
        tensor.register_post_accumulate_grad_hook(real), place.after_grad.append(own)
