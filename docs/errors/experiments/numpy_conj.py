"""A conjugate that was not computed yet, for NumPy"""

# raises: RuntimeError
import torch

conjugate = torch.tensor([1 + 2j]).conj()
print(conjugate.resolve_conj().numpy())
conjugate.numpy()
