"""Two backwards through one graph"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
loss = w.exp().sum()
loss.backward(retain_graph=True)
loss.backward()
print(w.grad)
loss.backward()
