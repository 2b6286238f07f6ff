"""Which outputs of a normalisation layer change when one number of its input does, in train and in eval"""

import torch
from torch import nn

SHAPE = (2, 4, 3)  # samples, channels, places
LAYERS = {
    "BatchNorm1d(4)": nn.BatchNorm1d(4),
    "BatchNorm1d(4), no running stats": nn.BatchNorm1d(4, track_running_stats=False),
    "InstanceNorm1d(4)": nn.InstanceNorm1d(4),
    "InstanceNorm1d(4), running stats": nn.InstanceNorm1d(4, track_running_stats=True),
    "GroupNorm(2, 4)": nn.GroupNorm(2, 4),
    "GroupNorm(1, 4)": nn.GroupNorm(1, 4),
    "LayerNorm(3)": nn.LayerNorm(3),
    "LayerNorm((4, 3))": nn.LayerNorm((4, 3)),
    "RMSNorm(3)": nn.RMSNorm(3),
    "LocalResponseNorm(2)": nn.LocalResponseNorm(2),
}


def reached(layer):
    """The outputs that depend on input [0, 0, 0], per sample and channel a mark for each place"""
    torch.manual_seed(0)
    x = torch.randn(SHAPE, dtype=torch.float64)
    other = x.clone()
    other[0, 0, 0] += 1
    changed = (layer(x) - layer(other)).abs() > 1e-12
    return [" ".join("".join(".#"[m] for m in row) for row in sample) for sample in changed.tolist()]


print(f"{'':34}{'train':37}eval")
print(f"{'':34}{'sample 0':18}{'sample 1':19}{'sample 0':18}sample 1")
for name, layer in LAYERS.items():
    layer.double()
    trained, evaluated = reached(layer.train()), reached(layer.eval())
    parameters = sum(p.numel() for p in layer.parameters())
    buffers = [key.removeprefix("running_") for key, _ in layer.named_buffers() if key != "num_batches_tracked"]
    print(
        f"{name:34}"
        + "".join(f"{t:18}" for t in trained)
        + " "
        + "".join(f"{t:18}" for t in evaluated)
        + f" parameters {parameters}, running {buffers}"
    )
