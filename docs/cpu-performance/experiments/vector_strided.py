"""How many instructions for each element, with and without gaps"""

# requires: valgrind
# limit: 200
# measured: default mul, gaps / contiguous at least 1.5; avx2 mul, gaps / contiguous at least 5; avx2 mul, gaps / rows of 1000 at least 5
import _counting

N = 100_000
SETUP = f"""
flat, small = torch.rand({N}), torch.rand(1)
gaps = torch.rand({2 * N})[::2]
rows = torch.rand(100, 2000)[:, :1000]
out = torch.empty({N})
squares = torch.empty(100, 1000)
"""
CALLS = {
    "one number": "torch.mul(small, small, out=small)",
    "contiguous": "torch.mul(flat, flat, out=out)",
    "rows of 1000": "torch.mul(rows, rows, out=squares)",
    "gaps": "torch.mul(gaps, gaps, out=out)",
}
for level in ("default", "avx2"):
    counts = _counting.instructions(SETUP, list(CALLS.values()), level)
    each = {name: (n - counts[0]) / N for name, n in zip(CALLS, counts, strict=True)}
    for name in list(CALLS)[1:]:
        print(f"{level} mul, {name}: {each[name]:.2f} instructions for each element")
    for name in list(CALLS)[1:3]:
        print(f"{level} mul, gaps / {name} {each['gaps'] / each[name]:.1f}")
