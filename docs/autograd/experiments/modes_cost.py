"""Instructions of one view of a parameter under each mode, counted by callgrind"""

# requires: valgrind
# limit: 300
from torch.utils.benchmark import Timer

SETUP = "import torch; mode = torch.{}(); mode.__enter__(); x = torch.ones(4, 4, requires_grad=True)"
counts = {}
for mode in ("enable_grad", "no_grad", "inference_mode"):
    stats = Timer("x.view(-1)", SETUP.format(mode)).collect_callgrind(number=100, collect_baseline=False)
    counts[mode] = stats.counts(denoise=True)
full = counts["enable_grad"]
print(
    "no_grad: fewer than with grad mode:",
    counts["no_grad"] < 0.9 * full,
    "| more than half:",
    counts["no_grad"] > 0.5 * full,
)
print("inference_mode: fewer than under no_grad:", counts["inference_mode"] < 0.8 * counts["no_grad"])
