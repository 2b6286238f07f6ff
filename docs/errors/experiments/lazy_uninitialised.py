"""The parameters of a lazy layer are used before its first call"""

# raises: ValueError
import torch

net = torch.nn.Sequential(torch.nn.LazyLinear(3), torch.nn.ReLU())
seen = torch.nn.Sequential(torch.nn.LazyLinear(3), torch.nn.ReLU())
seen(torch.ones(1, 4))
print("after a call:", sum(p.numel() for p in seen.parameters()))
print(sum(p.numel() for p in net.parameters()))
