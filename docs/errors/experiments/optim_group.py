"""An optimizer's state for another number of parameters"""

# raises: ValueError
import torch

saved = torch.optim.Adam(torch.nn.Linear(2, 2).parameters()).state_dict()
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Linear(2, 2))
torch.optim.Adam(net.parameters()).load_state_dict(saved)
