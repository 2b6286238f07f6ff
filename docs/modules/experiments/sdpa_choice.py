"""Which implementation attention chooses on the CPU, and which operators it then calls"""

import warnings

import torch
from _attention import NAMES, cases
from torch.nn.functional import scaled_dot_product_attention
from torch.utils._python_dispatch import TorchDispatchMode

warnings.simplefilter("error")


class Called(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(func.overloadpacket.__name__)
        return func(*args, **(kwargs or {}))


def called(tensors, options):
    with Called() as mode:
        try:
            scaled_dot_product_attention(*tensors, **options)
        except (RuntimeError, NotImplementedError) as error:
            return type(error).__name__
    if "_scaled_dot_product_flash_attention_for_cpu" in mode.names:
        return "one operator"
    return f"{len(mode.names)} operators" + (", _safe_softmax" if "_safe_softmax" in mode.names else "")


for name, (tensors, options) in cases().items():
    choice = NAMES[torch._fused_sdp_choice(*tensors, **options)]
    print(f"{name:30}{choice:18}{called(tensors, options)}")
