"""A column of predictions and a row of targets, mean squared error"""

# raises: UserWarning
import torch

prediction, target = torch.arange(3.0)[:, None], torch.arange(3.0)
print(torch.nn.functional.mse_loss(prediction.squeeze(1), target))
print(torch.nn.functional.mse_loss(prediction, target))
