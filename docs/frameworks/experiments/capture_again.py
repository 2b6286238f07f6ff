"""What has to change between two calls so that the second compiles, in three systems"""

# requires: jax, tensorflow
import _again
import _other
import torch

compiled = []


def backend(graph_module, inputs):
    compiled.append(graph_module)
    return graph_module.forward


def times(x, k):
    return x * k


def choose(x, name):
    return x.sin() if name == "sin" else x.cos()


def gather(x, parts):
    return x + sum(parts)


def loop(x, k):
    for _ in range(k):
        x = x * 2
    return x


x, column = torch.ones(2), []
for title, f, calls in (
    ("the values in x", times, [(x * n, 2.0) for n in range(4)]),
    ("a number, 2.0 to 5.0", times, [(x, float(n)) for n in (2, 3, 4, 5)]),
    ("an int, 2 to 5", times, [(x, n) for n in (2, 3, 4, 5)]),
    ("an int that counts a loop", loop, [(x, n) for n in (2, 3, 4, 5)]),
    ("a text", choose, [(x, name) for name in ("sin", "cos", "sin", "cos")]),
    ("the length of a list", gather, [(x, [x] * n) for n in (1, 2, 3, 4)]),
    ("the dtype of x", times, [(x.to(kind), 2.0) for kind in (torch.float32, torch.float16) * 2]),
):
    torch._dynamo.reset()
    before, fast = len(compiled), torch.compile(f, backend=backend)
    for given in calls:
        fast(*given)
    column.append((title, len(compiled) - before))
others = [
    _other.run(name, half).split("\n") for name, half in (("jax", _again.in_jax), ("tensorflow", _again.in_tensorflow))
]
print("compilations in four calls".ljust(28), "PyTorch", "JAX".ljust(22), "TensorFlow", sep="  ")
for (title, count), jax, tensorflow in zip(column, *others, strict=True):
    print(title.ljust(28), str(count).ljust(7), jax.ljust(22), tensorflow, sep="  ")
