"""The graph of the chapter's example, drawn from its live nodes"""

import torch

from guide import graphs

w = torch.tensor(1.0, requires_grad=True)
e, s = w.exp(), w.sin()
m = e * s
loss = m + s
print(graphs.dot(loss, {"w": w}))
