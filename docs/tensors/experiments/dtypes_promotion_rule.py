"""The promotion rule against PyTorch, over every dtype"""

import itertools
import warnings

import torch
from _dtypes import DTYPES, asked, operands, said
from _promotion import ABOVE
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND as KIND
from torch._prims_common import elementwise_dtypes

warnings.simplefilter("ignore")


def search(what, function, choices, times, default="float32"):
    torch.set_default_dtype(getattr(torch, default))
    cases = list(itertools.product(choices, repeat=times))
    answers = [(asked(function, case), said(case, default)) for case in cases]
    refused = sum(got is None for got, _ in answers)
    differ = sum(got != want for got, want in answers)
    print(f"{what}: {len(cases):,} cases, {refused:,} of them refused, {differ} differ")
    return len(cases)


def in_python(a, b):
    return elementwise_dtypes(a, b, type_promotion_kind=KIND.NO_OPMATH)[1]


print(f"dtypes: {len(DTYPES)}, of which {len(ABOVE)} stand in the order")
every = operands([str(d)[6:] for d in DTYPES], (True, 1, 1.0, 1j))
total = sum(
    search(f"two operands, default {default}", torch.result_type, every, 2, default)
    for default in ("float32", "float64", "float16", "bfloat16")
)
total += search("three tensors on meta, addcmul", torch.addcmul, operands(ABOVE, device="meta"), 3)
print(f"all cases: {total:,}")

torch.set_default_dtype(torch.float32)
both, differ, alone = 0, 0, 0
for pair in itertools.product(every, repeat=2):
    if copy := asked(in_python, pair):
        want = said(pair)
        both, differ, alone = both + bool(want), differ + (want not in (None, copy)), alone + (want is None)
print(f"elementwise_dtypes: {both:,} pairs that both take, {differ} differ; {alone} more that only it takes")
