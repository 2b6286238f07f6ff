"""Two dtypes over the same bytes, in one file"""

# raises: RuntimeError
import io

import torch

x = torch.ones(2)
bits = x.view(torch.int32)
torch.save([x, bits.clone()], io.BytesIO())
torch.save([x, bits], io.BytesIO())
