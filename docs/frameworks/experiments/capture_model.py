"""Forty calls of one function in three systems, foreseen by three models: what is compiled, and which answers are old"""

# requires: jax, tinygrad
import json
import random

import _calls_of_three as three
import _other
import torch
from _captures import Guarded, Keyed, Replayed


def f(x):
    return (x * factor).sum()


draw = random.Random(0)
CALLS = [(4, 2)] * 2 + [(draw.randint(4, 7), draw.randint(1, 3)) for _ in range(38)]  # how many ones, the global
real = {
    "PyTorch": three.in_pytorch(torch, CALLS),
    "JAX": json.loads(_other.run("jax", three.in_jax, CALLS)),
    "tinygrad": json.loads(_other.run("tinygrad", three.in_tinygrad, CALLS)),
}
for name, model in ("PyTorch", Guarded(f)), ("JAX", Keyed(f)), ("tinygrad", Replayed(f)):
    foreseen = []
    for n, factor in CALLS:
        foreseen.append(model([1.0] * n))
    same = sum((did, value) == seen for (did, value, _), seen in zip(real[name], foreseen, strict=True))
    right = sum(value == n * factor for (_, value, _), (n, factor) in zip(real[name], CALLS, strict=True))
    made = sum(did == "compiles" for did, *_ in real[name])
    print(f"{name}: {len(CALLS)} calls, {same} as foreseen; code made {made} times, {right} answers right")
