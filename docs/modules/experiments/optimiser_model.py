"""The models of SGD, AdamW and the scaler beside PyTorch's: random runs, compared in every bit after each step"""

import random

import _optimiser
import torch

OPTIONS = {"SGD": ("lr", "momentum", "weight_decay"), "AdamW": ("lr", "betas", "weight_decay")}
DRAWN = {"lr": (0.1, 0.003), "momentum": (0.0, 0.9), "weight_decay": (0.0, 0.1), "betas": ((0.9, 0.999), (0.5, 0.9))}


def run(name, seed, side):
    """Thirty steps with two groups, some gradients missing, some infinite, a change of the rate, a resume."""
    draw, numbers = random.Random(seed), torch.Generator().manual_seed(seed)
    params = [torch.nn.Parameter(torch.randn(7, generator=numbers)) for _ in range(3)]
    options = {option: draw.choice(DRAWN[option]) for option in OPTIONS[name]}
    model, cls = side is _optimiser, getattr(side, name)

    def made():
        groups = [{"params": params[:1]}, {"params": params[1:], "lr": options["lr"] / 10}]
        return cls(groups, **options) if model else cls(groups, **options, foreach=False)

    opt, first, interval = made(), draw.choice((65536.0, 4.0)), draw.choice((2, 3))
    scaler = _optimiser.Scaler(first, interval)
    if not model:
        scaler = torch.amp.GradScaler("cpu", first, growth_interval=interval)
    for step in range(30):
        scaler.scale(torch.ones(()))
        for p in params:
            g = torch.randn(7, generator=numbers) * (float("inf") if draw.random() < 0.05 else 1)
            p.grad = g * 65536 if draw.random() < 0.9 or p is params[0] else None
        scaler.step(opt)
        scaler.update()
        if step == 10:
            (opt.groups if model else opt.param_groups)[0]["lr"] *= 0.5
        if step == 20:
            saved, opt = opt.state_dict(), made()
            opt.load_state_dict(saved)
        yield scaler.factor if model else scaler.get_scale(), *(p.tolist() for p in params)


for name in OPTIONS:
    equal = steps = scales = 0
    for seed in range(100):
        for mine, theirs in zip(run(name, seed, _optimiser), run(name, seed, torch.optim), strict=True):
            steps += 1
            scales += mine[0] == theirs[0]
            equal += str(mine) == str(theirs)
    print(f"{name:5}: after {equal} of {steps} steps all weights are equal in every bit, the scale after {scales}")
