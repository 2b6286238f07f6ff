"""What oneDNN does for one convolution, by the layout of its operands"""

import math

import _onednn
import torch

torch.set_num_threads(1)
image, weight = torch.ones(8, 32, 64, 64), torch.ones(32, 32, 3, 3)
last = image.to(memory_format=torch.channels_last)
ITEMS = {image.numel(): "input", weight.numel(): "weight", 8 * 32 * 62 * 62: "output"}
ops, one = torch.ops.mkldnn, [1, 1]
packed = ops._reorder_convolution_weight(weight, [0, 0], one, one, 1, list(image.shape))
WAYS = {
    "contiguous": lambda: torch.conv2d(image, weight),
    "channels last": lambda: torch.conv2d(last, weight),
    "channels last, weight packed before": lambda: ops._convolution_pointwise(
        last, packed, None, [0, 0], one, one, 1, "none", [], ""
    ),
}
for name, way in WAYS.items():
    way()
    print(name)
    for fields in _onednn.said(way):
        kind, by = fields[:2]
        if kind != "reorder":
            print(f"    {kind} by {by}")
            continue
        (dtype, old), (_, new) = _onednn.operands(fields).values()
        size = math.prod(int(n) for n in fields[-1].split("x"))
        moved = 2 * size * _onednn.BYTES[dtype]
        print(f"    {kind} of the {ITEMS[size]}: {old} to {new}, {moved:,} bytes moved")
