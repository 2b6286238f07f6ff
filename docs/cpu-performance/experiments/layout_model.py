"""One function for close, channels-last and blocked layouts"""

import math
import re

import _onednn
import torch


# --8<-- [start:ordered]
def ordered(x, layout):
    """The numbers of x as they lie in memory, by a layout such as acdb or Acdb16a."""
    outer, inner = re.fullmatch(r"([A-Za-z]+?)((?:\d+[a-z])*)", layout).groups()
    blocks = re.findall(r"(\d+)([a-z])", inner)
    sizes, names = [], []
    for size, axis in zip(x.shape, "abcdef", strict=False):
        within = [int(n) for n, a in blocks if a == axis]
        sizes += [size // math.prod(within), *within]
        names += [axis, *(f"{n}{axis}" for n in within)]
    order = [*outer.lower(), *(n + a for n, a in blocks)]
    return x.reshape(sizes).permute([names.index(n) for n in order]).flatten()


# --8<-- [end:ordered]
torch.set_num_threads(1)
x = torch.arange(2 * 32 * 3 * 5.0).view(2, 32, 3, 5)
for layout, form in (("abcd", torch.contiguous_format), ("acdb", torch.channels_last)):
    lies = x.to(memory_format=form).as_strided((x.numel(),), (1,))
    print(f"{form!s:24} {layout:9} {torch.equal(ordered(x, layout), lies)}")
pack = torch.ops.mkldnn._reorder_convolution_weight
for shape, groups in (((32, 32, 3, 3), 1), ((64, 32, 1, 1), 1), ((32, 8, 3, 3), 4)):
    w = torch.arange(float(math.prod(shape))).view(shape)
    image, kept = [8, shape[1] * groups, 64, 64], []
    said = _onednn.said(lambda: kept.append(pack(w, [1, 1], [1, 1], [1, 1], groups, image)))
    ((kind, by, _, _, _, _, size),) = said
    _, layout = _onednn.operands(said[0])["dst"]
    as_said = w.view([int(n) for n in size.split("x")])
    right = torch.equal(ordered(as_said, layout), _onednn.memory(kept[0]))
    print(f"weight {size:17} {layout:9} {right}")
