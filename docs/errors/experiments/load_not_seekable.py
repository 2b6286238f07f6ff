"""Loading from bytes"""

# raises: AttributeError
import io

import torch

buffer = io.BytesIO()
torch.save(torch.ones(2), buffer)
data = buffer.getvalue()
print(torch.load(io.BytesIO(data)))
torch.load(data)
