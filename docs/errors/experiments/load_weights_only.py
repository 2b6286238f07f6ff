"""A checkpoint that holds more than weights"""

# raises: _pickle.UnpicklingError
import argparse

import torch

torch.save({"weights": torch.ones(2), "args": argparse.Namespace(lr=0.1)}, "checkpoint.pt")
with torch.serialization.safe_globals([argparse.Namespace]):
    print(torch.load("checkpoint.pt"))
torch.load("checkpoint.pt")
