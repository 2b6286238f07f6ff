"""mmap, and a file of the older format"""

# raises: RuntimeError
import os
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    torch.save(torch.ones(2), "old.pt", _use_new_zipfile_serialization=False)
    print(torch.load("old.pt"))
    torch.load("old.pt", mmap=True)
