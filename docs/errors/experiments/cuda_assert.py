"""An assertion in a kernel, told by a later line"""

# raises: torch.AcceleratorError
# requires: pretended-gpu
import torch

from guide.experiments import pretended

scores, target = torch.ones(4, 3, device="cuda"), torch.full((4,), 3, device="cuda")
pretended.fault("assert")  # a real kernel finds the class 3 among 0, 1 and 2; here it is told to fail
loss = torch.nn.functional.cross_entropy(scores, target)
print("the line with the wrong class is over")
torch.cuda.synchronize()
