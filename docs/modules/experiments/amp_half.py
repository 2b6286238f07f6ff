"""What float16 and bfloat16 lose: small gradients, large numbers, small updates"""

import torch


def smallest(kind, scale=1.0):
    """The least power of two that still arrives as a gradient, through one product in this type."""
    for power in range(1, 200):
        weight = torch.ones(1, requires_grad=True)
        loss = (weight.to(kind) * 1).float() * 2.0**-power * scale
        loss.backward()
        if weight.grad.item() == 0:
            return f"2^-{power - 1}"
    return "none was lost"


print("the least gradient that arrives:")
print("  float16 ", smallest(torch.float16), "· with the loss times 65536:", smallest(torch.float16, 65536.0))
print("  bfloat16", smallest(torch.bfloat16))
print("  float32 ", smallest(torch.float32))

print(f"{'':10}{'largest':>10}{'70000':>10}{'1 + 2^-8':>10}{'2048 + 1':>10}{'256 + 1':>9}")
for kind in (torch.float16, torch.bfloat16, torch.float32):
    one = torch.ones((), dtype=kind)
    sums = [(one + 2**-8).item(), (one * 2048 + one).item(), (one * 256 + one).item()]
    name = str(kind).removeprefix("torch.")
    large = f"{torch.finfo(kind).max:.3g}"
    print(f"{name:10}{large:>10}{torch.tensor(70000.0).to(kind).item():>10}{sums[0]:>10.7g}{sums[1]:>10}{sums[2]:>9}")

print("a weight of 1 after 1000 steps of SGD with a gradient of 1 and a rate of 0.0001:")
for kind in (torch.float16, torch.bfloat16, torch.float32):
    weight = torch.ones(1, dtype=kind, requires_grad=True)
    optimizer = torch.optim.SGD([weight], lr=1e-4)
    weight.grad = torch.ones_like(weight)
    for _ in range(1000):
        optimizer.step()
    print(f"  {str(kind).removeprefix('torch.'):9}{weight.item():.3f}")
