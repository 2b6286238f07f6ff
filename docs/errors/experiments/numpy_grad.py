"""An array over a tensor that requires a gradient"""

# raises: RuntimeError
import torch

w = torch.ones(2, requires_grad=True)
print(w.detach().numpy(), w.numpy(force=True))
w.numpy()
