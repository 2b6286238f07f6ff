"""Handing on at every arrival, against waiting for all arrivals"""

import _engine as model

runs = 0


# --8<-- [start:naive]
def walk(node, grad):
    """Hand on at every arrival."""
    global runs
    runs += 1
    for edge, part in zip(node.edges, node.formula(grad)):
        if edge:
            walk(edge[0], part)


# --8<-- [end:naive]


def square(v):
    (out,) = model.call("square", lambda a, b: a * b, lambda a, b: lambda g: [g * b, g * a], v, v)
    return out


print("squares   gradient at 1: walk, model   nodes run: walk, model")
for length in (1, 2, 4, 8, 12):
    first, second = model.leaf("w", 1), model.leaf("w", 1)
    x, y = first, second
    for _ in range(length):
        x, y = square(x), square(y)
    runs = 0
    walk(x.node, 1)
    ran = model.backward([y], [1])
    print(f"{length:7} {first.grad:18}, {second.grad:5} {runs:16}, {len(ran):5}")
