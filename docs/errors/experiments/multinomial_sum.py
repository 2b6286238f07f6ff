"""A draw where everything has probability zero"""

# raises: RuntimeError
import torch

torch.manual_seed(0)
weights = torch.tensor([0.0, 0.0, 1.0])
print(torch.multinomial(weights, 1))
try:
    torch.multinomial(weights, 4)
except RuntimeError as error:
    print(error)
torch.multinomial(torch.zeros(3), 1)
