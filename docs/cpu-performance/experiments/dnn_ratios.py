"""The same work with a library and without one"""

# limit: 120
# measured: int64 product / float32 product at least 2; float64 product / float32 product at most 8; depthwise convolution, oneDNN off / on at least 1.5
import _timing
import torch

torch.set_num_threads(1)
x = torch.rand(128, 128)
whole, double = x.long(), x.double()
WAYS = {"float32": lambda: x @ x, "int64": lambda: whole @ whole}
took = _timing.interleaved(WAYS | {"float64": lambda: double @ double})
for name in ("int64", "float64"):
    print(f"{name} product / float32 product {took[name] / took['float32']:.1f}")

image, weight = torch.rand(8, 64, 32, 32), torch.rand(64, 1, 3, 3)


def convolution(enabled):
    """A convolution of each channel by itself, with oneDNN or without."""
    torch._C._set_mkldnn_enabled(enabled)
    torch.conv2d(image, weight, groups=64)


ways = {on: lambda on=on: convolution(on) for on in (True, False)}
took = _timing.interleaved(ways)
print(f"depthwise convolution, oneDNN off / on {took[False] / took[True]:.1f}")
