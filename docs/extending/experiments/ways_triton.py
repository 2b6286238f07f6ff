"""A kernel of Triton, run by its interpreter: programs, places and a mask"""

import _ways
import torch
import triton
import triton.language as tl


@triton.jit
def seen(x, out, n, BLOCK: tl.constexpr):
    number = tl.program_id(0)
    at = number * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, number + 10 * tl.load(x + at, mask=at < n), mask=at < n)


x = torch.arange(6)
out = torch.full((8,), -1)
for block in (4, 8):
    grid = (triton.cdiv(len(x), block),)
    seen[grid](x, out, len(x), BLOCK=block)
    print(f"BLOCK={block}, programs {grid[0]}, out {out.tolist()}")

torch.manual_seed(0)
for n in (1, 64, 100):
    gate, up = torch.randn(n), torch.randn(n)
    got = _ways.by_triton(gate, up)
    right = torch.allclose(got, torch.nn.functional.silu(gate) * up)
    print(f"{n:3} numbers: right {right}, programs {triton.cdiv(n, 64)}")
half = torch.randn(4, 8)
got = _ways.by_triton(half[:, :4], half[:, 4:])
wanted = torch.nn.functional.silu(half[:, :4]) * half[:, 4:]
print("two halves of one tensor: right", torch.allclose(got, wanted))
