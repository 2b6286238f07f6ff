"""What an optimiser keeps, and what its step needs besides, in multiples of the parameters"""

# requires: pretended-gpu
import torch
from torch import optim

from guide.experiments import pretended

CHOICES = [
    ("SGD", {}, "loop foreach fused"),
    ("SGD", {"momentum": 0.9}, "loop foreach fused"),
    ("RMSprop", {}, "loop foreach"),
    ("Adagrad", {}, "loop foreach fused"),
    ("Adam", {}, "loop foreach fused"),
    ("Adam", {"amsgrad": True}, "loop foreach fused"),
    ("AdamW", {}, "loop foreach fused"),
]
FORMS = {"loop": {"foreach": False}, "foreach": {"foreach": True}, "fused": {"fused": True}}

pretended.memory("4G")
print(f"{'':24} {'form':8} keeps  besides  launches")
for name, options, forms in CHOICES:
    for form in forms.split():
        params = [torch.nn.Parameter(torch.zeros(512, 1024, device="cuda")) for _ in range(16)]
        optimiser = getattr(optim, name)(params, **options, **FORMS[form])
        for p in params:
            p.grad = torch.zeros_like(p)
        size = sum(4 * p.numel() for p in params)
        before = torch.cuda.memory_allocated() - (size if name == "Adagrad" else 0)  # it makes its state at once
        optimiser.step()
        pretended.calls()
        torch.cuda.reset_peak_memory_stats()
        kept = torch.cuda.memory_allocated()
        optimiser.step()
        besides = torch.cuda.max_memory_allocated() - kept
        launches = len(pretended.calls("launch"))
        said = " ".join([name, *(f"{k}={v}" for k, v in options.items())])
        print(f"{said:24} {form:8} {(kept - before) / size:5.2f}  {besides / size:7.2f}  {launches:8}")
        del params, optimiser, p
