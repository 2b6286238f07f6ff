"""Two threads walk one graph at the same time, each with counts and sums of its own"""

import threading

import torch

w = torch.tensor(1.0, requires_grad=True)
e, s = w.exp(), w.sin()
m = e * s
loss = m + s
ran, meet = {"loss": [], "m": []}, threading.Barrier(2, timeout=30)


def at_sin(grads):
    meet.wait()  # go on only when the other backward has come to this node too
    ran[threading.current_thread().name].append(grads[0].item())


s.grad_fn.register_prehook(at_sin)
first = threading.Thread(name="loss", target=loss.backward, kwargs={"retain_graph": True})
second = threading.Thread(name="m", target=m.backward, kwargs={"retain_graph": True})
first.start(), second.start()
first.join(), second.join()

for root, grads in ran.items():
    print(f"backward from {root:4}: sin ran {len(grads)} time, with", *(f"{grad:.4f}" for grad in grads))
print(f"e + 1 = {e + 1:.4f}, e = {e:.4f}")
print(f"w.grad after both: {w.grad:.4f}")
