"""Saving into a folder that is not there"""

# raises: RuntimeError
import os

import torch

try:
    torch.save(torch.ones(2), "runs/first/model.pt")
except RuntimeError as error:
    print(error)
os.makedirs("runs")
torch.save(torch.ones(2), "runs/model.pt")
print(os.listdir("runs"))
torch.save(torch.ones(2), "runs/second/model.pt")
