"""A reverse-mode engine in Python: nodes, edges, dependency counts, a ready queue, buffers; no autograd of PyTorch's."""

import heapq
import itertools
from collections import deque

LARGEST = 2**64 - 1  # the sequence number of accumulators, which are therefore taken first
numbers = itertools.count()


class Node:
    """One operator call: the formula of its derivative, and for each input an edge (next node, slot)."""

    def __init__(self, name, inputs, formula, slots=1):
        self.name, self.formula, self.slots, self.sequence_nr = name, formula, slots, next(numbers)
        self.edges = [v.node and (v.node, v.slot) for v in inputs]


class Var:
    """A tensor and its place in the graph: output `slot` of `node`. A leaf's node is its accumulator."""

    def __init__(self, data, node=None, slot=0, leaf=""):
        self.data, self.node, self.slot, self.grad = data, node, slot, None
        if leaf:
            self.node = Node(leaf, [], self.accumulate)
            self.node.sequence_nr = LARGEST

    def accumulate(self, grad):
        self.grad = grad if self.grad is None else self.grad + grad
        return []


def call(name, forward, formula, *inputs):
    """Run `forward` and make a node if an input needs a gradient; several outputs are several slots of one node."""
    out = forward(*(v.data for v in inputs))
    outs = out if isinstance(out, tuple) else (out,)
    needed = any(v.node for v in inputs)
    node = Node(name, inputs, formula(*(v.data for v in inputs)), len(outs)) if needed else None
    return [Var(data, node, slot) for slot, data in enumerate(outs)]


class Priority(list):
    """std::priority_queue of libstdc++: the largest sequence number first; among equals the heap's layout decides."""

    def put(self, item):
        self.append(item)
        self.rise(len(self) - 1)

    def rise(self, at):
        while at and self[(at - 1) // 2][0].sequence_nr < self[at][0].sequence_nr:
            self[at], self[(at - 1) // 2] = self[(at - 1) // 2], self[at]
            at = (at - 1) // 2

    def take(self):
        top, last, hole = self[0], self.pop(), 0
        while 2 * hole + 1 < len(self):  # the hole sinks to the bottom, then the last item rises from there
            left, right = 2 * hole + 1, min(2 * hole + 2, len(self) - 1)
            child = left if self[right][0].sequence_nr < self[left][0].sequence_nr else right
            self[hole], hole = self[child], child
        if self:
            self[hole] = last
            self.rise(hole)
        return top


class Arrival(list):
    """The same priority, but equals leave in the order in which they came."""

    def put(self, item):
        heapq.heappush(self, (-item[0].sequence_nr, next(numbers), item))

    def take(self):
        return heapq.heappop(self)[2]


class Fifo(deque):
    put, take = deque.append, deque.popleft


class Lifo(list):
    put, take = list.append, list.pop


def backward(roots, grads, queue=Priority, wait=True, add=True, watch=lambda *state: None):
    """Run the graph behind `roots`; return the names of the nodes in the order in which they ran."""
    root = Node("root", roots, lambda: grads, 0)
    waits, seen, stack = {}, {root}, [root]
    while stack:  # how many edges lead to each node?
        for node, _ in filter(None, stack.pop().edges):
            waits[node] = waits.get(node, 0) + 1
            if node not in seen:
                seen.add(node)
                stack.append(node)
    ready, buffers, ran = queue(), {}, []
    ready.put((root, []))
    while ready:
        node, given = ready.take()
        ran.append(node.name)
        defined = node is root or any(g is not None for g in given)
        results = node.formula(*given) if defined else [None] * len(node.edges)
        for (after, slot), grad in ((edge, grad) for edge, grad in zip(node.edges, results) if edge):
            buffer = buffers.setdefault(after, [None] * after.slots)
            if grad is not None:
                buffer[slot] = buffer[slot] + grad if add and buffer[slot] is not None else grad
            waits[after] -= 1
            if waits[after] == 0 or not wait:
                ready.put((after, buffers.pop(after)))
        watch(node, waits, buffers, ready)
    return ran[1:]
