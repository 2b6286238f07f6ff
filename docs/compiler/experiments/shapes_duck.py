"""Two inputs of one size: one symbol or two, and what that costs when they part"""

import _shapes
import torch


def f(x, y):
    return x * 2, y * 3


calls = [(torch.ones(n), torch.ones(m)) for n, m in ((4, 4), (6, 6), (6, 7), (8, 9))]
print("sizes (4, 4), (6, 6), (6, 7), (8, 9)")
print("as it is:    ", *_shapes.run(f, *calls), sep=" | ")
print("dynamic=True:", *_shapes.run(f, *calls, dynamic=True), sep=" | ")
with torch.fx.experimental._config.patch(use_duck_shape=False):
    print("   no ducks: ", *_shapes.run(f, *calls, dynamic=True), sep=" | ")
