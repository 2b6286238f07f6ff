"""A generator's state that is not a tensor of bytes on the CPU"""

# raises: TypeError
import torch

state = torch.get_rng_state()
torch.set_rng_state(state)
print(state.dtype, state.device, tuple(state.shape))
torch.set_rng_state(state.float())
