"""What the modes of torch.compile are: names for settings of Inductor"""

import torch

for mode, settings in torch._inductor.list_mode_options().items():
    print(mode)
    for name, value in settings.items():
        print(f"   {name} = {value}")
try:
    torch.compile(lambda x: x, mode="max-autotune", options={"triton.cudagraphs": False})
except RuntimeError as error:
    print(error)
