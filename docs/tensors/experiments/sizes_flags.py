"""The flags of a layout, and the rule for each over all small cases"""

from collections import Counter

import _strides as rule
import torch

STORAGE = torch.zeros(128)
LAST = (1, 3, 2, 0)  # channels last: the channel runs fastest, then the width, the height, the image
SHOWN = {
    "row-major": ((2, 3, 4), (12, 4, 1)),
    "transposed": ((3, 2, 4), (4, 12, 1)),
    "every second column": ((3, 2), (4, 2)),
    "a size of 1, any stride": ((3, 1, 4), (4, 77, 1)),
    "no elements": ((0, 3), (5, 7)),
    "expanded": ((3, 4), (0, 1)),
    "channels last": ((2, 3, 2, 2), (12, 1, 6, 3)),
    "one channel": ((2, 1, 2, 2), (4, 1, 2, 1)),
}


def flags(x):
    """Row-major, channels last, packed in some order."""
    last = x.dim() == 4 and x.is_contiguous(memory_format=torch.channels_last)
    return x.is_contiguous(), last, torch.ops.aten.is_non_overlapping_and_dense(x)


print(f"{'':26}{'sizes':14}{'strides':14}{'contiguous':12}{'channels last':15}packed")
for name, (sizes, strides) in SHOWN.items():
    cells = [str(flag) for flag in flags(torch.empty(200).as_strided(sizes, strides))]
    texts = [str(numbers).replace(" ", "") for numbers in (sizes, strides)]
    print(f"{name:26}{texts[0]:14}{texts[1]:14}{cells[0]:12}{cells[1]:15}{cells[2]}")
seen = Counter()
for sizes, strides in rule.small(4, (0, 1, 2, 3), (0, 1, 2, 3, 6)):
    row, last, packed = flags(STORAGE.as_strided(sizes, strides))
    places = sorted(rule.places(sizes, strides))
    seen["tensors"] += 1
    seen["row-major flag differs from the rule"] += row != rule.is_contiguous(sizes, strides)
    seen["channels-last flag differs from the rule"] += last != (
        len(sizes) == 4 and rule.is_contiguous(sizes, strides, LAST)
    )
    seen["packed flag differs from: the places are 0 to n - 1, each once"] += bool(places) and packed != (
        places == list(range(len(places)))
    )
    seen["both row-major and channels last"] += row and last
    several = row and last and sizes[1] > 1 and sizes[2] * sizes[3] > 1
    seen["of these with several channels and several pixels"] += several
    seen["and elements"] += several and sizes[0] > 0
for what, count in seen.items():
    print(f"{what}: {count:,}")
