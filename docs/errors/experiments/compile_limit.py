"""A function compiled again for each new string"""

# raises: torch._dynamo.exc.FailOnRecompileLimitHit
import torch


@torch.compile(backend="eager", fullgraph=True)
def longer(x, name):
    return x + len(name)


print("limit", torch._dynamo.config.recompile_limit)
for n in range(20):
    longer(torch.ones(3), "a" * n)
