"""A distribution of values that it does not allow"""

# raises: ValueError
import torch
from torch.distributions import Bernoulli, Categorical

print(Categorical(logits=torch.zeros(2)).probs)
try:
    Bernoulli(0.5).log_prob(torch.tensor(2.0))
except ValueError as error:
    print(error)
Categorical(logits=torch.tensor([0.0, float("nan")]))
