"""A plateau that is not told the loss"""

# raises: TypeError
import torch

optimizer = torch.optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=0)
for loss in (1.0, 1.0):
    scheduler.step(loss)
print(scheduler.get_last_lr())
scheduler.step()
