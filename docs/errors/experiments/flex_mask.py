"""A block mask for another length"""

# raises: RuntimeError
import torch
from torch.nn.attention.flex_attention import create_block_mask, flex_attention


def causal(batch, head, query, key):
    return query >= key


def mask(length):
    return create_block_mask(causal, None, None, length, length, device="cpu")


x = torch.zeros(1, 2, 256, 16)
print(flex_attention(x, x, x, block_mask=mask(256)).shape)
flex_attention(x, x, x, block_mask=mask(128))
