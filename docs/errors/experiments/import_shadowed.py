"""A folder called torch beside the program"""

# raises: AttributeError
# fresh: the program looks at the import of torch
import os
import sys

os.mkdir("torch")
sys.path[:] = [os.getcwd()]
import torch  # noqa: E402

print(list(torch.__path__) == [os.getcwd() + "/torch"], torch.__file__)
torch.ones(1)
