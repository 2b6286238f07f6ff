"""Flex attention with fewer heads of keys"""

# raises: ValueError
import torch
from torch.nn.attention.flex_attention import flex_attention

query, key = torch.zeros(1, 4, 8, 16), torch.zeros(1, 2, 8, 16)
print(flex_attention(query, key, key, enable_gqa=True).shape)
flex_attention(query, key, key)
