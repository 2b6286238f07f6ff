"""Two constructors, numbers that do not fit, Python's sum, steps that are fractions"""

import warnings

import numpy as np
import torch

warnings.simplefilter("ignore")
for value in "3", "[3]", "[True, False]", "[16777217]":
    both = [eval(f"torch.{name}({value})") for name in ("Tensor", "tensor")]
    old, new = (f"{str(t.dtype)[6:]} of shape {tuple(t.shape)}" for t in both)
    print(f"{value:14} Tensor: {old:24} tensor: {new}")
print("torch.Tensor([16777217]) holds", int(torch.Tensor([16777217]).item()))

byte = torch.tensor([44, 255], dtype=torch.uint8)
for text in "byte == 300", "byte < 256", "byte == 300.0", "byte < 256.0", "byte == torch.tensor([300])":
    print(f"{text:27}", eval(text).tolist())
print("uint8 with one dimension + int64 without:", (byte + torch.tensor(0)).dtype)

ones = torch.ones(15_184, dtype=torch.uint8)
print("sum(x)", sum(ones), "| x.sum()", ones.sum(), "| sum(x.tolist())", sum(ones.tolist()))

print("arange(0, 1, 1/49) has", len(torch.arange(0, 1, 1 / 49)), "numbers, NumPy's", len(np.arange(0, 1, 1 / 49)))
too_long = [n for n in range(1, 1001) if len(torch.arange(0, 1, 1 / n)) != n]
print("of 1,000 steps 1/n", len(too_long), "give one number more, the first for n =", too_long[0])
print("the same", len([n for n in too_long if len(np.arange(0, 1, 1 / n)) != n]), "in NumPy")
print("arange(n) / n:", len([n for n in range(1, 1001) if len(torch.arange(n) / n) != n]))

half = torch.ones(3, dtype=torch.bfloat16)
for text in "half.numpy()", "np.from_dlpack(half)", "half.float().numpy()", "half.view(torch.uint16).numpy()":
    try:
        print(f"{text:32}", eval(text).dtype)
    except (RuntimeError, TypeError) as error:
        print(f"{text:32}", f"{type(error).__name__}: {error}")
