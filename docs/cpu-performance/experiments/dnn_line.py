"""One line of oneDNN's log, field by field"""

import re

import _libraries
import torch
import torch.nn.functional as F

torch.set_num_threads(1)
image, weight = torch.rand(8, 32, 30, 30), torch.rand(64, 32, 3, 3)
lines = _libraries.listen(lambda: F.conv2d(image, weight, torch.rand(64), stride=2))
header = next(line for line in lines if "primitive,info,template" in line)
names = header.partition("template:operation,")[2].split(",")
line = next(line for line in lines if ",exec,cpu,convolution," in line)
fields = line.partition("primitive,exec,")[2].split(",")
for name, value in zip(names, fields, strict=True):
    if name == "exec_time":
        value = "milliseconds, of every run another number"
    if name == "problem_desc":
        value = " ".join(re.findall(r"[a-z]+\d+", value))
    if name == "memory_descriptors":
        value = value.replace(" ", "\n" + " " * 20)
    print(f"{name:19} {value}")
