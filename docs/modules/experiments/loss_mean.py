"""By what the mean of a cross entropy is divided, with weights, ignored rows, smoothing and soft targets"""

import torch
from torch.nn import functional

torch.manual_seed(0)
logits = torch.randn(6, 3)
target = torch.tensor([0, 1, 2, 1, 1, 0])
some = torch.tensor([0, 1, -100, 1, -100, 0])
soft = torch.nn.functional.one_hot(target, 3).float()
weight = torch.tensor([1.0, 2.0, 4.0])

CASES = {
    "six rows": (target, {}),
    "two of them ignored": (some, {}),
    "class weights 1, 2, 4": (target, {"weight": weight}),
    "both": (some, {"weight": weight}),
    "the class of row 3 ignored": (target, {"ignore_index": 2}),
    "smoothing 0.3": (target, {"label_smoothing": 0.3}),
    "smoothing, two ignored": (some, {"label_smoothing": 0.3}),
    "smoothing, weights": (target, {"label_smoothing": 0.3, "weight": weight}),
    "one-hot target": (soft, {}),
    "one-hot target, weights": (soft, {"weight": weight}),
    "all ignored": (torch.full((6,), -100), {}),
    "no rows": (target[:0], {}),
}
print(f"{'':28}{'sum':>8}{'mean':>8}{'sum / mean':>12}   rows of reduction='none'")
for name, (wanted, options) in CASES.items():
    x = logits[: len(wanted)]
    total, mean, rows = (functional.cross_entropy(x, wanted, reduction=r, **options) for r in ("sum", "mean", "none"))
    print(f"{name:28}{total:8.3f}{mean:8.3f}{total / mean:12.3f}   {[round(v, 2) for v in rows.tolist()]}")

log_p = logits - logits.exp().sum(1, keepdim=True).log()
byhand = {
    "weights": (-log_p[range(6), target] * weight[target]).sum() / weight[target].sum(),
    "smoothing": -(0.7 * log_p[range(6), target] + 0.3 * log_p.mean(1)).mean(),
    "smoothing, weights": -(0.7 * weight[target] * log_p[range(6), target] + 0.3 * (weight * log_p).sum(1) / 3).sum()
    / weight[target].sum(),
}
print("by hand:", {name: f"{value:.3f}" for name, value in byhand.items()})
