"""The graph that a forward pass leaves behind"""

import torch

w = torch.tensor(1.0, requires_grad=True)
x = torch.tensor(2.0)
e, s = w.exp(), w.sin()
m = e * s
loss = (m + s) * x


def walk(node, depth=0):
    number = "largest" if node._sequence_nr() == 2**64 - 1 else node._sequence_nr()
    print(f"{'  ' * depth}{node.name().split('::')[-1]}   number {number}")
    for successor, slot in node.next_functions:
        if successor is None:
            print("  " * (depth + 1) + "no edge: this input needs no gradient")
        else:
            walk(successor, depth + 1)


walk(loss.grad_fn)
leaf = e.grad_fn.next_functions[0][0]
print("exp and sin lead to one accumulator:", leaf is s.grad_fn.next_functions[0][0])
print("it holds the leaf itself:", leaf.variable is w)
