"""A pickle that `torch.save` did not write"""

# raises: RuntimeError
import pickle

import torch

with open("numbers.pkl", "wb") as file:
    pickle.dump([1, 2], file, protocol=2)
with open("numbers.pkl", "rb") as file:
    print(pickle.load(file))
torch.load("numbers.pkl")
