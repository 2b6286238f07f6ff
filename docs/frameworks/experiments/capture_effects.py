"""A list, a global, a random number, a setting: four calls of each compiled function in three systems"""

# requires: jax, tinygrad
import os
import random

import _effects
import _other
import torch

compiled, seen, factor = [], [], 1


def backend(graph_module, inputs):
    compiled.append(graph_module)
    return graph_module.forward


def append(x):
    seen.append(x.shape)
    return x * 2


def scale(x):
    return x * factor


def noise(x):
    return x * random.random()


def setting(x):
    return x * float(os.getenv("FACTOR"))


def four_calls(f):
    global factor
    compiled.clear()
    fast, results = torch.compile(f, backend=backend), []
    for factor in (1, 2, 3, 4):
        os.environ["FACTOR"] = str(factor)
        results.append(fast(torch.ones(1)).item())
    return results


four_calls(append)
print("PyTorch, torch.compile")
print("   the list has", len(seen), "items; graphs:", len(compiled))
print("   the global was 1, 2, 3, 4; the results are", *four_calls(scale), "; graphs:", len(compiled))
print("   random.random() gave", len(set(four_calls(noise))), "different results; graphs:", len(compiled))
print("   os.getenv would give 1, 2, 3, 4; the results are", *four_calls(setting), "; graphs:", len(compiled))
print(_other.run("jax", _effects.in_jax))
print(_other.run("tinygrad", _effects.in_tinygrad))
