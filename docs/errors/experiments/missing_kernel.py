"""An operator without a kernel for the tensor's layout"""

# raises: NotImplementedError
import torch

t = torch.eye(2).to_sparse()
print(t.to_dense().sort().values[0])
t.sort()
