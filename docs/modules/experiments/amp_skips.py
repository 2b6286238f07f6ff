"""What a skipped step skips, what a fused optimiser does with it, and clipping before and after unscale_"""

import warnings

import torch

warnings.simplefilter("error")


def made(kind=torch.optim.Adam, **options):
    weight = torch.nn.Parameter(torch.ones(2))
    return weight, kind([weight], lr=0.1, **options)


def backward(scaler, weight, factor):
    scaler.scale((weight * factor).sum()).backward()


for name, options in {"foreach=False": {"foreach": False}, "fused": {"fused": True}}.items():
    weight, adam = made(**options)
    calls = []
    adam.register_step_post_hook(lambda *_, calls=calls: calls.append(1))
    scaler = torch.amp.GradScaler("cpu")
    for factor in (1.0, float("inf"), 1.0):
        adam.zero_grad()
        backward(scaler, weight, factor)
        before, scale = weight.detach().clone(), scaler.get_scale()
        returned = scaler.step(adam)
        scaler.update()
        print(
            f"{name:14}gradient {factor:3}: returned {returned}, moved {not torch.equal(before, weight)}, "
            f"calls of step {len(calls)}, Adam counts {adam.state[weight]['step'].item():.0f}, "
            f"scale {scale:.0f} → {scaler.get_scale():.0f}, grad {weight.grad.tolist()}"
        )

(one, first), (two, second) = made(torch.optim.SGD), made(torch.optim.SGD)
scaler = torch.amp.GradScaler("cpu")
backward(scaler, one, float("nan"))
backward(scaler, two, 1.0)
scaler.step(first)
scaler.step(second)
scaler.update()
print("two optimisers, nan in the first:", one.tolist(), [round(v, 3) for v in two.tolist()], scaler.get_scale())

for unscaled in (True, False):
    weight, sgd = made(torch.optim.SGD)
    scaler = torch.amp.GradScaler("cpu")
    backward(scaler, weight, 0.3)
    if unscaled:
        scaler.unscale_(sgd)
    norm = torch.nn.utils.clip_grad_norm_([weight], max_norm=1.0)
    scaler.step(sgd)
    print(f"clipped to 1 {'behind' if unscaled else 'without'} unscale_: norm {norm:.3f}, moved by {1 - weight[0]:.2g}")
