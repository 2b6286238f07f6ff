"""What masks mean, where a causal mask begins, and what each implementation keeps for backward"""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention as attention

torch.manual_seed(0)
WAYS = (SDPBackend.FLASH_ATTENTION, SDPBackend.MATH)


def weights(queries, keys, **options):
    """The weights themselves: attention over the rows of an identity"""
    zeros = torch.zeros(1, 1, queries, keys), torch.zeros(1, 1, keys, keys)
    return attention(*zeros, torch.eye(keys).view(1, 1, keys, keys), **options)[0, 0]


def rows(matrix):
    return [" ".join(f"{v:.2f}" for v in row) for row in matrix.tolist()]


seen = torch.tensor([[True, True, False], [False, False, False]])
for way in WAYS:
    with sdpa_kernel(way):
        print(way.name)
        print("  True, True, False:        ", rows(weights(2, 3, attn_mask=seen))[0])
        print("  False, False, False:      ", rows(weights(2, 3, attn_mask=seen))[1])
        print("  the mask as 1.0, 1.0, 0.0:", rows(weights(2, 3, attn_mask=seen.float()))[0])
        print("  causal, 2 queries, 3 keys:", rows(weights(2, 3, is_causal=True)))

q, k, v = (torch.randn(1, 4, 256, 32, requires_grad=True) for _ in range(3))
outputs = []


def note(tensor):
    kept[tensor.untyped_storage().data_ptr()] = tensor
    return tensor


for way in WAYS:
    kept = {}
    with sdpa_kernel(way), torch.autograd.graph.saved_tensors_hooks(note, lambda t: t):
        outputs.append(attention(q, k, v))
    extra = sum(t.untyped_storage().nbytes() for p, t in kept.items() if p not in {x.data_ptr() for x in (q, k, v)})
    print(f"{way.name}: {extra // 1024} KiB kept besides the inputs, the output has {outputs[-1].nbytes // 1024}")
print("close:", torch.allclose(*outputs, atol=1e-5))

dropped = torch.nn.MultiheadAttention(32, 4, dropout=0.5).eval()
x = torch.randn(5, 1, 32)
print("the module in eval, twice the same:", torch.equal(dropped(x, x, x)[0], dropped(x, x, x)[0]))
plain = torch.randn(1, 1, 64, 32)
print("the function, dropout_p=0.5:", torch.equal(*(attention(plain, plain, plain, dropout_p=0.5) for _ in range(2))))
