"""A size of -1 in a reshape of no elements"""

# raises: RuntimeError
import torch

boxes = torch.zeros(0, 4)  # an image in which nothing was found
print(boxes.reshape(-1, 4).shape, boxes.reshape(len(boxes), -1).shape if len(boxes) else "")
boxes.reshape(len(boxes), -1)
