"""Which implementation a convolution chooses on the CPU, and which operators are below it"""

import torch
from torch.profiler import ProfilerActivity, profile

CASES = {
    "one image of 16 channels, 32 by 32": {},
    "two of them": {"batch": 2},
    "one, with 21 channels": {"channels": 21},
    "one, kernel of 5": {"kernel": 5},
    "one, 16 groups": {"groups": 16},
    "one, dilated": {"dilation": 2},
    "two, dilated": {"batch": 2, "dilation": 2},
    "two, transposed": {"batch": 2, "transposed": True},
    "two, float64": {"batch": 2, "dtype": torch.float64},
    "two, float64, dilated": {"batch": 2, "dtype": torch.float64, "dilation": 2},
    "two, float64, transposed": {"batch": 2, "dtype": torch.float64, "transposed": True},
    "no image": {"batch": 0},
}
ABOVE = ("aten::convolution", "aten::_convolution")


def choose(batch=1, channels=16, kernel=3, groups=1, dilation=1, transposed=False, dtype=torch.float32):
    x = torch.zeros(batch, channels, 32, 32, dtype=dtype)
    w = torch.zeros(*((16, 16) if transposed else (32, channels // groups)), kernel, kernel, dtype=dtype)
    arguments = x, w, None, [1, 1], [0, 0], [dilation] * 2, transposed, [0, 0], groups
    chosen = torch._C._select_conv_backend(*arguments, None)
    with profile(activities=[ProfilerActivity.CPU]) as run:
        torch.convolution(*arguments)
    names = dict.fromkeys(event.name for event in run.events() if event.name.startswith("aten::"))
    return chosen, [n.removeprefix("aten::") for n in names if "conv" in n and n not in ABOVE]


for name, options in CASES.items():
    chosen, operators = choose(**options)
    print(f"{name:36}{str(chosen).partition('.')[2]:17}{', '.join(operators)}")
torch._C._set_mkldnn_enabled(False)
print(f"{'two, with oneDNN turned off':36}{str(choose(batch=2)[0]).partition('.')[2]}")
