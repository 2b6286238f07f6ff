"""The graph that a forward pass leaves behind."""

import torch

w = torch.tensor([2.0, 3.0], requires_grad=True)
x = torch.ones(2)
loss = ((w * x).exp() + w).sum()


def walk(node, depth=0):
    number = "largest" if node._sequence_nr() == 2**64 - 1 else node._sequence_nr()
    print(f"{'  ' * depth}{node.name().split('::')[-1]}   sequence number {number}")
    for successor, input_nr in node.next_functions:
        if successor is None:
            print("  " * (depth + 1) + "no edge: this input needs no gradient")
        else:
            walk(successor, depth + 1)


walk(loss.grad_fn)
leaf = loss.grad_fn.next_functions[0][0].next_functions[1][0]
print("the accumulator holds the leaf itself:", leaf.variable is w)
