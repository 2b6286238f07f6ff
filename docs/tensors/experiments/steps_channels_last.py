"""An image goes through a small network in channels-last order"""

# output: json
import json

import torch
from _formats import LAST, channels, formats
from torch import nn

CLASSES = ("key", "ok", "note", "quiet")
frames = []


def text(numbers):
    return "(" + ", ".join(map(str, numbers)) + ")"


def frame(name, x, caption):
    """What `x` is at this moment."""
    told = [(name, "py"), *((cell, "plain") for cell in (text(x.shape), text(x.stride()), formats(x)))]
    cells = [("", "plain") if c is None else (f"c{c}", CLASSES[c % 4]) for c in channels(x, 8)]
    frames.append({"caption": caption, "cells": {"tensor": told, "places 0 to 7": cells}})


torch.manual_seed(0)
body = nn.Sequential(nn.Conv2d(3, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2))
head = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(4, 5))
words = [
    "The convolution's result is in the order of its input; c0 to c3 are its four channels.",
    "The normalisation keeps the order.",
    "So does ReLU, which looks at one element after the other.",
    "And so does the pooling.",
    "One pixel is left, and the strides fit both orders.",
    "Flattened, it has two dimensions, and no memory format for images is left to ask for.",
    "The last layer gives a row-major matrix.",
]
for layer, caption in zip([*body, *head], words):
    layer.register_forward_hook(lambda layer, _, x, caption=caption: frame(type(layer).__name__, x, caption))
with torch.no_grad():
    x = torch.rand(2, 3, 4, 4)
    frame("x", x, "Two images as they are made: all of channel 0, then channel 1. Each cell is a place in memory.")
    x = x.to(memory_format=LAST)
    frame("x.to(channels_last)", x, "The same sizes with other strides: the channels of one pixel lie side by side.")
    y, shortcut = body(x), torch.rand(2, 4, 2, 2)
    frame("shortcut + y", shortcut + y, "A sum with a row-major tensor on the left: the result is row-major.")
    frame("y + shortcut", y + shortcut, "The same sum the other way round is in channels-last order.")
    head(y + shortcut)
print(json.dumps({"frames": frames}, indent=1))
