"""`CUDA_VISIBLE_DEVICES` on a machine with three devices, set before and after the first question"""

# requires: pretended-gpu
import os

import torch

from guide.experiments import pretended


def counted(value, first):
    """How many devices are there, if the variable is set behind `first`?"""
    print("", end="", flush=True)
    if (child := os.fork()) == 0:
        pretended.memory("1G", devices=3)
        eval(first)
        os.environ["CUDA_VISIBLE_DEVICES"] = value
        torch.cuda.init()
        print(f"behind {first:42} {value!r:10} {torch.cuda.device_count()}", flush=True)
        os._exit(0)
    os.waitpid(child, 0)


for value in "0", "2,0", "0,9,1":
    counted(value, "torch.nn.Linear(2, 2)")
for first in "torch.manual_seed(0)", "torch.cuda.is_available()", "torch.autocast('cuda').__enter__()":
    counted("2,0", first)
