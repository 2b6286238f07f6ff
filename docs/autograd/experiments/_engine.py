"""The model: reverse-mode differentiation with nodes, edges, counts, a queue and buffers, and nothing of PyTorch's autograd."""

import itertools
from bisect import insort_left

LARGEST = 2**64 - 1  # the number of a leaf's node, which therefore runs as soon as it is ready
numbers = itertools.count()


# --8<-- [start:node]
class Node:
    """One call: the formula of its derivative, and for each input an edge (next node, slot)."""

    def __init__(self, name, inputs, formula, slots=1):
        self.name, self.formula, self.slots = name, formula, slots
        self.sequence_nr = next(numbers)
        self.edges = [v.node and (v.node, v.slot) for v in inputs]


class Var:
    """A value and where it came from: output `slot` of `node`."""

    def __init__(self, data, node=None, slot=0):
        self.data, self.node, self.slot, self.grad = data, node, slot, None


# --8<-- [end:node]
# --8<-- [start:call]
def call(name, forward, formula, *inputs):
    """Run `forward`; if an input has a node, leave a node for the results."""
    out = forward(*(v.data for v in inputs))
    outs = out if isinstance(out, tuple) else (out,)
    node = None
    if any(v.node for v in inputs):
        node = Node(name, inputs, formula(*(v.data for v in inputs)), len(outs))
    return [Var(data, node, slot) for slot, data in enumerate(outs)]


# --8<-- [end:call]
# --8<-- [start:leaf]
def leaf(name, data):
    """A value that no call made. Its node keeps what arrives."""
    var = Var(data)

    def accumulate(grad):
        var.grad = add(var.grad, grad)
        return []

    var.node = Node(name, [], accumulate)
    var.node.sequence_nr = LARGEST
    return var


# --8<-- [end:leaf]
# --8<-- [start:count]
def count(root):
    """How many edges lead to each node that can be reached from the root."""
    waits, seen, stack = {}, {root}, [root]
    while stack:
        for node, _ in filter(None, stack.pop().edges):
            waits[node] = waits.get(node, 0) + 1
            if node not in seen:
                seen.add(node)
                stack.append(node)
    return waits


# --8<-- [end:count]
# --8<-- [start:rules]
class Newest(list):
    """The ready nodes; the one with the largest number leaves first."""

    def put(self, item):
        insort_left(self, item, key=lambda item: item[0].sequence_nr)

    take = list.pop


def add(old, new):
    """The sum of two gradients, where None means that nothing came."""
    return new if old is None else old if new is None else old + new


def is_ready(still_to_come):
    return still_to_come == 0


# --8<-- [end:rules]
# --8<-- [start:backward]
def backward(roots, grads, queue=Newest, watch=lambda *state: None):
    """Run every node from the roots to the leaves; return the names in the order in which they ran."""
    root = Node("root", roots, lambda: grads, 0)
    waits, ready, buffers, ran = count(root), queue(), {}, []
    ready.put((root, []))
    while ready:
        node, given = ready.take()
        ran.append(node.name)
        nothing = given and all(g is None for g in given)  # the root is given no list, and runs
        results = [None] * len(node.edges) if nothing else node.formula(*given)
        for (after, slot), grad in ((e, g) for e, g in zip(node.edges, results) if e):
            buffer = buffers.setdefault(after, [None] * after.slots)
            buffer[slot] = add(buffer[slot], grad)
            waits[after] -= 1
            if is_ready(waits[after]):
                ready.put((after, buffers.pop(after)))
        watch(node, waits, buffers, ready)
    return ran[1:]


# --8<-- [end:backward]
