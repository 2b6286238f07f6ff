"""Products of 8 bits where the processor adds them in pairs of 16 bits"""

# fresh: FBGEMM reads its variable once
import os

os.environ["FBGEMM_ENABLE_INSTRUCTIONS"] = "AVX2"

import torch  # noqa: E402

torch.backends.quantized.engine = "fbgemm"
quantised = torch._make_per_tensor_quantized_tensor
ops = torch.ops.quantized


# --8<-- [start:pairs]
def by_pairs(x, w):
    """Products of uint8 and int8, two at a time into 16 bits, which end at 32767."""
    pairs = (x.int() * w.int()).view(-1, 2).sum(1)
    return int(pairs.clamp(-(2**15), 2**15 - 1).sum())


# --8<-- [end:pairs]
def library(x, w):
    """The same sum by FBGEMM's linear layer, with scales of 1."""
    pack = ops.linear_prepack(quantised(w[None], 1.0, 0), None)
    by_fbgemm = ops.linear_with_input_q_dq_qweight_dq_output_fp32
    return int(by_fbgemm(x[None].float(), 1.0, 0, pack))


torch.manual_seed(0)
x, w = torch.full((256,), 255), torch.full((256,), 127)
x, w = x.to(torch.uint8), w.to(torch.int8)
print(f"256 products of 255 and 127: {255 * 127 * 256:,}")
print(f"    by FBGEMM {library(x, w):,}, by pairs {by_pairs(x, w):,}")
for bits in (8, 7):
    wrong = differ = 0
    for length in (4, 64, 256) * 100:
        x = torch.randint(0, 2**bits, (length,), dtype=torch.uint8)
        w = torch.randint(-128, 128, (length,), dtype=torch.int8)
        got = library(x, w)
        wrong += got != int((x.int() * w.int()).sum())
        differ += got != by_pairs(x, w)
    print(f"300 random sums, inputs of {bits} bits: {wrong} wrong, {differ} unlike by_pairs")
