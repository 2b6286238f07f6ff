"""What grad returns for a tensor with a hook, when the tensor's node runs and when it does not"""

import torch

w = torch.ones(1, requires_grad=True)
h = w * 3
seen = []
h.register_hook(lambda grad: seen.append(grad.item()) or grad * 10)
loss = (h * 2).sum()

for what, wanted in {"h": [h], "h and w": [h, w]}.items():
    seen.clear()
    gradients = torch.autograd.grad(loss, wanted, retain_graph=True)
    print(f"grad for {what}:", *(grad.item() for grad in gradients), "| the hook saw", *seen)

h.retain_grad()
loss.backward(inputs=[h, w])
print("backward for h and w: h.grad", h.grad.item(), "| w.grad", w.grad.item())
