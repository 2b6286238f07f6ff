"""A step without a closure"""

# raises: TypeError
import torch

weight = torch.ones(1, requires_grad=True)
optimizer = torch.optim.LBFGS([weight])


def closure():
    optimizer.zero_grad()
    loss = (weight - 3).square().sum()
    loss.backward()
    return loss


optimizer.step(closure)
print(weight.detach())
optimizer.step()
