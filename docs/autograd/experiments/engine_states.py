"""What waits and what is ready after each node, in the model; then PyTorch's own order"""

import _engine as model
import _graphs as graphs
import torch


def op(name, *inputs):
    return model.call(name, *graphs.OPS[name][1:], *inputs)[0]


def show(node, waits, buffers, ready):
    waiting = ", ".join(f"{n.name} for {waits[n]} more" for n in buffers)
    print(
        f"{node.name:5} | {', '.join(n.name for n, _ in sorted(ready, key=lambda r: -r[0].sequence_nr)):9} | {waiting}"
    )


data = torch.tensor([0.5, 1.0])
w = model.leaf("w", data)
a = op("exp", w)
b = op("sin", w)
loss = op("add", op("mul", a, b), b)
print("ran   | ready     | fed, not ready")
model.backward([loss], [torch.ones(2)], watch=show)

v = data.clone().requires_grad_()
e, s = v.exp(), v.sin()
m = e * s
total = m + s
ran = []
accumulator = torch.autograd.graph.get_gradient_edge(v).node
for name, node in {
    "exp": e.grad_fn,
    "sin": s.grad_fn,
    "mul": m.grad_fn,
    "add": total.grad_fn,
    "w": accumulator,
}.items():
    node.register_prehook(lambda _, name=name: ran.append(name))
total.backward(torch.ones(2))
print("PyTorch:", ", ".join(ran), "| gradients equal:", torch.equal(v.grad, w.grad))
