"""A module that moves to a GPU after its optimiser was made"""

# requires: pretended-gpu
import torch
from torch import nn

from guide.experiments import pretended

pretended.memory("1G")
net = nn.ModuleDict({"embedding": nn.Embedding(10, 4), "head": nn.Linear(4, 10, bias=False)})
net["head"].weight = net["embedding"].weight
net.register_buffer("table", torch.ones(2))
net.plain = torch.ones(2)
weight, table = net["head"].weight, net.table
view = weight.detach()
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
before = next(net.parameters()).untyped_storage().data_ptr()

returned = net.to("cuda")
print("to() returned the module itself:", returned is net)
print("the parameter:", weight.device.type, "· the same object:", net["head"].weight is weight)
print("still tied:", net["embedding"].weight is net["head"].weight)
print("the optimiser's parameter:", optimizer.param_groups[0]["params"][0].device.type)
print("a view made before:", view.device.type, "· on the old memory:", view.untyped_storage().data_ptr() == before)
print(
    "the buffer:", net.table.device.type, "· the same object:", net.table is table, "· the old one:", table.device.type
)
print("a plain tensor:", net.plain.device.type)
