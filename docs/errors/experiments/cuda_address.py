"""An address in a kernel that is nobody's, told by a later line"""

# raises: torch.AcceleratorError
# requires: pretended-gpu
import torch

from guide.experiments import pretended

x = torch.ones(4, device="cuda")
pretended.fault("address")  # as a wrong index in a kernel of one's own would
y = x + 1
print("the line that launched it is over")
torch.cuda.synchronize()
