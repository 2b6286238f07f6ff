"""Three differences that are no faults: rounding between operators, the order of a sum, random numbers"""

# requires: g++
# limit: 200
import torch
from torch._inductor import config

config.cpp.simdlen, config.compile_threads = 1, 1


def many_steps(x):
    for _ in range(6):
        x = x * 1.01 + 0.1
    return x


def noise(x):
    return x + torch.rand_like(x)


def worst(result, exact):
    return (result.double() - exact).abs().max().item()


def compiled(function, x, **options):
    torch._dynamo.reset()
    with config.patch(options):
        return torch.compile(function)(x)


torch.manual_seed(0)
numbers = torch.randn(1000)
for dtype, emulate in ((torch.float32, False), (torch.bfloat16, False), (torch.bfloat16, True)):
    x = numbers.to(dtype)
    exact, eager = many_steps(x.double()), many_steps(x)
    ours = compiled(many_steps, x, emulate_precision_casts=emulate)
    errors = worst(ours, exact), worst(eager, exact)
    near = "as near" if errors[0] == errors[1] else "nearer" if errors[0] < errors[1] else "farther"
    print(
        f"{dtype}{', emulate_precision_casts' * emulate}: equal to eager {torch.equal(ours, eager)}; to float64 the compiled one is {near}"
    )
x = torch.randn(100_000)
eager, ours = x.sum(), compiled(torch.sum, x)
print("sum of 100,000: equal", torch.equal(eager, ours), "· close", torch.allclose(eager, ours, rtol=1e-4))
for fallback in (False, True):
    results = []
    for function in (noise, lambda x: compiled(noise, x, fallback_random=fallback)):
        torch.manual_seed(0)
        results.append(function(torch.zeros(4)))
    print(f"random numbers of one seed, fallback_random={fallback}: equal", torch.equal(*results))
