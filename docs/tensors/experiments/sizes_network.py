"""Twenty layers: which memory format has the result?"""

import torch
from _formats import LAST, formats
from torch import nn

ROW = torch.contiguous_format
LAYERS = {
    "Conv2d": nn.Conv2d(4, 4, 3, padding=1),
    "Conv2d, groups": nn.Conv2d(4, 4, 3, groups=4),
    "ConvTranspose2d": nn.ConvTranspose2d(4, 4, 2),
    "BatchNorm2d": nn.BatchNorm2d(4),
    "GroupNorm": nn.GroupNorm(2, 4),
    "InstanceNorm2d": nn.InstanceNorm2d(4),
    "ReLU": nn.ReLU(),
    "Dropout": nn.Dropout(),
    "MaxPool2d": nn.MaxPool2d(2),
    "AvgPool2d": nn.AvgPool2d(2),
    "AdaptiveAvgPool2d": nn.AdaptiveAvgPool2d(2),
    "Upsample": nn.Upsample(scale_factor=2),
    "PixelShuffle": nn.PixelShuffle(1),
    "PixelUnshuffle": nn.PixelUnshuffle(2),
    "ZeroPad2d": nn.ZeroPad2d(1),
    "ReflectionPad2d": nn.ReflectionPad2d(1),
    "ChannelShuffle": nn.ChannelShuffle(2),
    "Softmax(1)": nn.Softmax(1),
    "Linear": nn.Linear(6, 6),
    "LayerNorm": nn.LayerNorm(6),
}
kept = []
print(f"{'channels last are':22}{'input and weights':20}{'the input':20}the weights")
for name, layer in LAYERS.items():
    found = []
    for weights, given in (LAST, LAST), (ROW, LAST), (LAST, ROW):
        result = layer.to(memory_format=weights)(torch.ones(2, 4, 6, 6).to(memory_format=given))
        found.append(formats(result))
    kept.append(found[1] == "channels last")
    print(f"{name:22}{found[0]:20}{found[1]:20}{found[2]}")
print(
    f"{sum(kept)} of {len(kept)} layers take the order of their input over, {len(kept) - sum(kept)} give a row-major result"
)
