"""Philox in a dozen lines, compared with the functions that take a key"""

import torch
from torch.func import _random

# --8<-- [start:block]
LOW = 2**32 - 1


def block(seed, number):
    """Four words of 32 bits, made without the blocks before them."""
    key, words = [seed & LOW, seed >> 32], [number & LOW, number >> 32, 0, 0]
    for _ in range(10):
        a, b = 0xD2511F53 * words[0], 0xCD9E8D57 * words[2]
        left, right = b >> 32 ^ words[1] ^ key[0], a >> 32 ^ words[3] ^ key[1]
        words = [left, b & LOW, right, a & LOW]
        key = [key[0] + 0x9E3779B9 & LOW, key[1] + 0xBB67AE85 & LOW]
    return words


# --8<-- [end:block]
def words(seed, offset, count):
    return [word for i in range(offset, offset + count // 4) for word in block(seed, i)]


for seed in (0, 7, 2**40 + 7, 2**64 - 1):
    for offset in (0, 1, 1000, 2**32):
        key = torch.tensor([seed, offset], dtype=torch.uint64)
        mine = words(seed, offset, 400)
        assert _random.bits(key, (400,), dtype=torch.uint32).tolist() == mine
        assert _random.uniform(key, (400,)).tolist() == [(word & 2**24 - 1) / 2**24 for word in mine]
        one, two, three, four = block(seed, offset)
        first = [one | two << 32, three | four << 32]
        assert _random.fold_in(key, 0).tolist() == _random.split(key, 3)[0].tolist() == first
print("bits and uniform agree with the blocks for 4 seeds and 4 offsets")
key = _random.key(7)
print("a key is", tuple(key.shape), key.dtype, key.tolist())
whole = _random.uniform(key, (8,))
again = _random.uniform(key, (8,))
second = _random.uniform(torch.tensor([7, 1], dtype=torch.uint64), (4,))
print("the same key twice:", torch.equal(whole, again))
print("offset 1 begins at number", whole.tolist().index(second[0].item()))
before = torch.get_rng_state()
_random.uniform(key, (8,))
print("the default generator moved:", not torch.equal(before, torch.get_rng_state()))
