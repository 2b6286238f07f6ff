"""Which implementations would refuse a call on CUDA, with the reasons that they give"""

# requires: pretended-gpu
import re
import warnings

import torch
from _attention import NAMES, cases
from torch.nn.attention import SDPBackend, sdpa_kernel

WAYS = {"flash": SDPBackend.FLASH_ATTENTION, "efficient": SDPBackend.EFFICIENT_ATTENTION}


def reasons(way, tensors, options):
    """What the choice says when `way` alone is allowed; nothing where it is taken"""
    with warnings.catch_warnings(record=True) as caught, sdpa_kernel(way):
        warnings.simplefilter("always")
        try:
            torch._fused_sdp_choice(*tensors, **options)
            return []
        except RuntimeError:
            said = [re.split(r" \(Triggered|,? (?:but )?got", str(w.message), flags=re.I)[0] for w in caught]
            return [text for text in said if "not used because" not in text and "disabled" not in text]


found = cases("cuda", torch.float16) | {"float32": ((torch.zeros(2, 4, 8, 64, device="cuda"),) * 3, {})}
for name, (tensors, options) in found.items():
    with sdpa_kernel([*WAYS.values(), SDPBackend.MATH]):
        choice = NAMES[torch._fused_sdp_choice(*tensors, **options)]
    print(f"{name:30}{choice}")
    for label, way in WAYS.items():
        for text in reasons(way, tensors, options):
            print(f"    {label}: {text}")
