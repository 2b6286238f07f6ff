"""A zip archive that is no checkpoint"""

# raises: RuntimeError
import zipfile

import torch

with zipfile.ZipFile("model.pt", "w") as archive:
    archive.writestr("weights.txt", "1 2 3")
print(zipfile.ZipFile("model.pt").namelist())
torch.load("model.pt")
