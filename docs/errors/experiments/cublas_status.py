"""A function of cuBLAS that fails"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

x = torch.ones(4, 4, device="cuda")
print((x @ x).shape)  # a product that the pretended library accepts
torch.linalg.solve_triangular(x, x, upper=True)  # a function that it refuses
