"""How many cache lines a tensor touches, and how much of each it uses"""

import torch


# --8<-- [start:lines]
def lines(x, line=64):
    """The cache lines that hold the elements of x, if its storage begins one."""
    places = torch.tensor(x.storage_offset())
    for size, stride in zip(x.shape, x.stride(), strict=True):
        places = places.unsqueeze(-1) + torch.arange(size) * stride
    return len((places * x.element_size() // line).unique())


# --8<-- [end:lines]
m = torch.ones(1024, 1024)
image = torch.ones(1, 64, 32, 32)
last = image.to(memory_format=torch.channels_last)
CASES = {
    "a row": m[0],
    "a column": m[:, 0],
    "every second": m[0, ::2],
    "every 16th": m[0, ::16],
    "the whole transposed": m.t(),
    "a row in bfloat16": m[0].bfloat16(),
    "channels of a pixel": image[0, :, 5, 5],
    "the same, channels last": last[0, :, 5, 5],
}
for name, x in CASES.items():
    used = x.numel() * x.element_size() / (lines(x) * 64)
    print(f"{name:24}{x.numel():8} numbers {lines(x):6} lines {100 * used:7.2f} % used")
