"""The chain rule by hand on exp(w) * sin(w) + sin(w), at w = 1, beside PyTorch"""

import math

import torch

w = 1.0
e = math.exp(w)
s = math.sin(w)
m = e * s
loss = m + s

to_loss = 1.0
to_m = to_loss * 1  # loss = m + s
to_e = to_m * s  # m = e * s
to_s = to_m * e + to_loss * 1  # s is used twice: in m and in loss
to_w = to_e * e + to_s * math.cos(w)  # e = exp(w), s = sin(w): w is used twice

print("        value   gradient")
rows = {"loss": (loss, to_loss), "m": (m, to_m), "s": (s, to_s), "e": (e, to_e), "w": (w, to_w)}
for name, (value, gradient) in rows.items():
    print(f"{name:4} {value:8.4f} {gradient:10.4f}")

t = torch.tensor(w, dtype=torch.float64, requires_grad=True)
(t.exp() * t.sin() + t.sin()).backward()
formula = math.exp(w) * (math.sin(w) + math.cos(w)) + math.cos(w)
print(f"PyTorch: {t.grad:.4f} | the derivative as a formula: {formula:.4f}")
