"""The stride of a dimension of size 1 reads nothing, and yet it may decide"""

import torch
from _formats import LAST, formats

image = torch.rand(1, 3, 8, 8).to(memory_format=LAST)
again = image[0].unsqueeze(0)
conv = torch.nn.Conv2d(3, 4, 3)
made = {
    "image": image,
    "image[0].unsqueeze(0)": again,
    "image.reshape(1, 3, 8, 8)": image.reshape(1, 3, 8, 8),
    "image[0].unsqueeze(0).contiguous(...)": again.contiguous(memory_format=LAST),
    "image[0].unsqueeze(0).clone(...)": again.clone(memory_format=LAST),
}
print(f"{'':40}{'strides':18}{'is_contiguous says':20}conv of it")
for name, x in made.items():
    assert torch.equal(x, image)
    print(f"{name:40}{x.stride()!s:18}{formats(x):20}{formats(conv(x))}")
two = torch.rand(2, 3, 8, 8).to(memory_format=LAST)
print("two images:", two.stride(), formats(conv(two)), "- two[:1]:", two[:1].stride(), formats(conv(two[:1])))
