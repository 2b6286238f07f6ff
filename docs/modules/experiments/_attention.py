"""Calls of attention, by name: tensors and options, on the CPU or on another device."""

import torch

NAMES = {int(backend): name for name, backend in torch.nn.attention.SDPBackend.__members__.items()}


def cases(device="cpu", dtype=torch.float32):
    """Name → (query, key, value) and options"""

    def q(*shape, dtype=dtype, **options):
        return torch.zeros(*shape, dtype=dtype, device=device, **options)

    plain = q(2, 4, 8, 64)
    short = q(2, 4, 5, 64)
    return {
        "plain": ((plain,) * 3, {}),
        "gradients wanted": ((q(2, 4, 8, 64, requires_grad=True),) * 3, {}),
        "causal": ((plain,) * 3, {"is_causal": True}),
        "five keys for eight queries": ((plain, short, short), {}),
        "the same, causal": ((plain, short, short), {"is_causal": True}),
        "boolean mask": ((plain,) * 3, {"attn_mask": q(8, 8, dtype=torch.bool)}),
        "mask of numbers": ((plain,) * 3, {"attn_mask": q(8, 8)}),
        "mask that wants a gradient": ((plain,) * 3, {"attn_mask": q(8, 8, requires_grad=True)}),
        "mask of three dimensions": ((plain,) * 3, {"attn_mask": q(4, 8, 8)}),
        "dropout": ((plain,) * 3, {"dropout_p": 0.1}),
        "two heads of keys for four": ((plain, *(q(2, 2, 8, 64),) * 2), {"enable_gqa": True}),
        "keys of batch 1": ((plain, *(q(1, 4, 8, 64),) * 2), {}),
        "values of another size": ((plain, plain, q(2, 4, 8, 32)), {}),
        "heads of size 512": ((q(2, 4, 8, 512),) * 3, {}),
        "three dimensions": ((q(4, 8, 64),) * 3, {}),
        "two dimensions": ((q(8, 64),) * 3, {}),
        "heads moved by transpose": ((q(2, 8, 4, 64).transpose(1, 2),) * 3, {}),
        "last dimension not dense": ((q(2, 4, 64, 8).transpose(2, 3),) * 3, {}),
        "no queries": ((q(2, 4, 0, 64), plain, plain), {}),
        "float64": ((plain.double(),) * 3, {}),
        "bfloat16": ((plain.bfloat16(),) * 3, {}),
        "complex": ((q(2, 4, 8, 64, dtype=torch.complex64),) * 3, {}),
    }
