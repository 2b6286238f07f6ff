"""Two jagged tensors of the same lengths that were made apart"""

# raises: RuntimeError
import torch

parts = [torch.ones(2, 3), torch.ones(4, 3)]
a = torch.nested.nested_tensor(parts, layout=torch.jagged)
b = torch.nested.nested_tensor(parts, layout=torch.jagged)
print(torch.equal(a.offsets(), b.offsets()))
print((a + torch.nested.nested_tensor_from_jagged(b.values(), a.offsets())).shape[0])
a + b
