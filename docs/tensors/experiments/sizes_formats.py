"""Channels last is an order of strides, and the sizes do not show it"""

import torch
from _formats import LAST, channels, formats

image = torch.arange(12).view(1, 3, 2, 2)
last = image.to(memory_format=LAST)
grey, pixel = torch.empty(4, 1, 2, 2), torch.empty(4, 3, 1, 1)
TENSORS = {
    "image": image,
    "last = image.to(memory_format=channels_last)": last,
    "last.permute(0, 2, 3, 1)": last.permute(0, 2, 3, 1),
    "last.contiguous()": last.contiguous(),
    "last + 1": last + 1,
    "last + image": last + image,
    "image + last": image + last,
    "torch.empty_like(last)": torch.empty_like(last),
    "last.clone()": last.clone(),
    "last[:, :2]": last[:, :2],
    "last[:, :2].clone()": last[:, :2].clone(),
    "last.reshape(1, 3, 4)": last.reshape(1, 3, 4),
    "last.flatten(1)": last.flatten(1),
    "torch.cat([last, last])": torch.cat([last, last]),
    "torch.stack([last[0], last[0]])": torch.stack([last[0], last[0]]),
    "one channel": grey,
    "one channel, .to(channels_last)": grey.to(memory_format=LAST),
    "one pixel": pixel,
}
for name, x in TENSORS.items():
    print(f"{name:46}{tuple(x.shape)!s:15}{x.stride()!s:16}{formats(x)}")
print("channels at the places 0 to 11:", channels(image, 12), "in image,", channels(last, 12), "in last")
print("equal:", torch.equal(image, last))
for what in "image[0].to(memory_format=LAST)", "image.view(3, 4).contiguous(memory_format=LAST)":
    try:
        eval(what)
    except RuntimeError as error:
        print(f"{what}:", error)
