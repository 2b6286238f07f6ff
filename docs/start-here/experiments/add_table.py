"""The dispatch table of aten::add.Tensor, seven slots of it"""

import re

import torch

shown = "CPU CUDA SparseCPU ADInplaceOrView AutogradCPU AutocastCPU FuncTorchBatched".split()
table = torch._C._dispatch_dump_table("aten::add.Tensor").splitlines()
for line in table:
    key, _, told = line.partition(": ")
    if key in shown:
        told = told.replace("/__w/pytorch/pytorch/", "")
        print(f"{key:17} {re.sub(r'(?<=cpp:)[0-9]+', '…', told)}")
print(f"{len([line for line in table if line.strip()])} slots in all")
