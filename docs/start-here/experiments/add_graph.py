"""What one add leaves behind for the backward pass"""

import torch

a = torch.ones(2)
b = torch.ones(2, requires_grad=True)
w = torch.ones(2, requires_grad=True)
c = torch.add(a, b * w, alpha=3)

node = c.grad_fn
print(node.name(), "| saved:", [name for name in dir(node) if name.startswith("_saved")])
print("edges:", [(edge[0].name() if edge[0] else None, edge[1]) for edge in node.next_functions])
product = node.next_functions[1][0]
print(product.name(), "| saved:", [name for name in dir(product) if name.startswith("_saved")])
print("edges:", [(edge[0].name(), edge[1]) for edge in product.next_functions])
print("the leaf of the first edge is b:", product.next_functions[0][0].variable is b)
print("calling the node by hand:", node(torch.tensor([1.0, 10.0])))
