"""What a layout costs: the same work on the same numbers, lying otherwise"""

# limit: 120
# measured: every 16th / close at least 2; max_pool2d, contiguous / channels last at least 4; interpolate, contiguous / channels last at least 2.5; convolution, contiguous / channels last at most 3
import _timing
import torch
import torch.nn.functional as F

torch.set_num_threads(1)
x, out = torch.ones(16 * 2**20), torch.empty(2**20)
took = _timing.interleaved(
    {
        "close": lambda: torch.add(x[: 2**20], 1, out=out),
        "every 16th": lambda: torch.add(x[::16], 1, out=out),
    }
)
print(f"every 16th / close {took['every 16th'] / took['close']:.1f}")
image = torch.rand(8, 64, 56, 56)
last = image.to(memory_format=torch.channels_last)
full = torch.rand(64, 64, 3, 3)
CASES = {
    "max_pool2d": lambda x: F.max_pool2d(x, 3, 2),
    "interpolate": lambda x: F.interpolate(x, scale_factor=2, mode="bilinear"),
    "convolution": lambda x: F.conv2d(x, full),
}
for name, call in CASES.items():
    ways = {"contiguous": lambda: call(image), "last": lambda: call(last)}
    took = _timing.interleaved(ways)
    ratio = took["contiguous"] / took["last"]
    print(f"{name}, contiguous / channels last {ratio:.1f}")
