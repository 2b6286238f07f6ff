"""A picture without a batch is resized"""

# raises: ValueError
import torch
from torch.nn.functional import interpolate

picture = torch.zeros(3, 8, 8)
print(interpolate(picture[None], size=(4, 4), mode="bilinear").shape)
try:
    interpolate(picture, size=4, mode="bilinear")
except NotImplementedError as error:
    print(error)
interpolate(picture, size=(4, 4), mode="bilinear")
