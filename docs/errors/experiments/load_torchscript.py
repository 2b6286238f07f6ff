"""A file of TorchScript, given to torch.load"""

# raises: RuntimeError
import io
import warnings

import torch

warnings.simplefilter("ignore")
file = io.BytesIO()
torch.jit.save(torch.jit.script(torch.nn.ReLU()), file)
file.seek(0)
print(torch.jit.load(file)(torch.tensor(-1.0)))
file.seek(0)
torch.load(file)
