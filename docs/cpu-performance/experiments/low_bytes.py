"""Numbers of 16 bits without a product: short tensors and long ones"""

# limit: 120
# measured: 4,096 numbers, exp at least 1.2; 16 million numbers, add at most 0.9; 16 million numbers, sum at most 0.9
import _timing
import torch

torch.set_num_threads(1)
CALLS = {
    "add": lambda x, out: torch.add(x, x, out=out),
    "exp": lambda x, out: torch.exp(x, out=out),
    "sigmoid": lambda x, out: torch.sigmoid(x, out=out),
    "sum": lambda x, out: x.sum(),
}
print("time in bfloat16 / time in float32")
for size, told in ((4096, "4,096"), (2**24, "16 million")):
    wide = torch.rand(size)
    half = wide.bfloat16()
    wide_out, half_out = torch.empty_like(wide), torch.empty_like(half)
    for name, call in CALLS.items():
        ways = {
            "wide": lambda c=call: c(wide, wide_out),
            "half": lambda c=call: c(half, half_out),
        }
        took = _timing.interleaved(ways)
        ratio = took["half"] / took["wide"]
        print(f"{told} numbers, {name} {ratio:.2f}")
