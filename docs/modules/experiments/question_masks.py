"""What True and 1.0 mean in the masks of attention, by the weight of the one key that is marked"""

import torch
from torch import nn
from torch.nn import functional as F

torch.manual_seed(0)
marked = torch.tensor([False, False, True]).expand(3, 3)
zeros = torch.zeros(1, 1, 3, 4)
attention = nn.MultiheadAttention(4, 1, batch_first=True).eval()
nn.init.zeros_(attention.in_proj_weight)
encoder = nn.TransformerEncoderLayer(4, 1, 8, dropout=0.0, batch_first=True)


def sdpa(**masks):
    rows = F.scaled_dot_product_attention(zeros, zeros, torch.eye(3)[None, None], **masks)
    return f"{rows[0, 0, 0, 2]:.2f}"


def module(**masks):
    return f"{attention(zeros[0], zeros[0], zeros[0], **masks)[1][0, 0, 2]:.2f}"


def layer(**masks):
    a = torch.randn(1, 3, 4)
    b = a.clone()
    b[0, 2] += 1
    b[0, 2, 0] += 5
    same = torch.equal(encoder(a, **masks)[0, 0], encoder(b, **masks)[0, 0])
    return "hidden" if same else "seen"


CALLS = {
    "scaled_dot_product_attention": (sdpa, {"attn_mask": marked}),
    "the same, numbers": (sdpa, {"attn_mask": marked.float()}),
    "MultiheadAttention, attn_mask": (module, {"attn_mask": marked}),
    "MultiheadAttention, key_padding_mask": (module, {"key_padding_mask": marked[:1]}),
    "MultiheadAttention, numbers": (module, {"attn_mask": marked.float()}),
    "TransformerEncoderLayer, src_mask": (layer, {"src_mask": marked}),
    "TransformerEncoderLayer, src_key_padding_mask": (layer, {"src_key_padding_mask": marked[:1]}),
}
for name, (call, masks) in CALLS.items():
    print(f"{name:45} without {call():5} marked {call(**masks)}")
