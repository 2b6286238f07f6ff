"""A checkpoint from a GPU, read where there is none"""

# raises: RuntimeError
import torch

torch.serialization.register_package(0, lambda storage: "cuda:0", lambda storage, location: None)
torch.save(torch.ones(2), "gpu.pt")  # says that its tensor was on cuda:0
print(torch.load("gpu.pt", map_location="cpu"))
torch.load("gpu.pt")
