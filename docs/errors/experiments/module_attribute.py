"""A module asked for an attribute that its wrapper does not pass on"""

# raises: AttributeError
import torch


class Net(torch.nn.Linear):
    classes = 10


wrapped = torch.nn.DataParallel(Net(2, 2))
print(wrapped.module.classes)
wrapped.classes
