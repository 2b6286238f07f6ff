"""An encoder without its fast path"""

# raises: UserWarning
from torch import nn

quiet = nn.TransformerEncoderLayer(4, 2, 8, batch_first=True)
nn.TransformerEncoder(quiet, 1)
layer = nn.TransformerEncoderLayer(4, 2, 8)
nn.TransformerEncoder(layer, 1, enable_nested_tensor=False)
print("no warning so far")
nn.TransformerEncoder(layer, 1)
