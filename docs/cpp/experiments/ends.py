"""With the weight 1, is the result the end?"""

# requires: g++
# helpers: _ends.cpp
import _cpp
import torch

_cpp.run("ends", "-ffp-contract=off")
for weight in 0.0, 0.25, 1.0:
    print(f"weight {weight:.2f}: torch.lerp", f"{torch.lerp(torch.tensor(1e8), torch.tensor(1.0), weight):.8g}")
