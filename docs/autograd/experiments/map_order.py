"""Backward runs the youngest ready node first, on the caller's own thread."""

import threading

import torch

w = torch.tensor([2.0, 3.0], requires_grad=True)
a = w.exp()
b = w.sin()
c = w.cos()
loss = (b * a + c).sum()
ran = []
for name, tensor in {"exp": a, "sin": b, "cos": c, "sum": loss}.items():
    tensor.grad_fn.register_hook(lambda *_, name=name: ran.append((name, threading.current_thread())))
loss.backward()
for name, thread in ran:
    print(f"{name}: {'the thread that called backward' if thread is threading.main_thread() else 'another thread'}")
