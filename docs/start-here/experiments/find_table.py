"""The kind of kernel that an ordinary CPU call meets first"""

import torch

for name in ("conv1d", "dropout", "view", "scaled_dot_product_attention", "linalg_svd", "_linalg_svd"):
    for line in torch._C._dispatch_dump_table(f"aten::{name}").splitlines():
        key, _, told = line.partition(": ")
        if key in ("AutogradCPU", "CPU"):
            file, _, kind = told.rpartition(" [")
            print(f"{name:29} {key:12} {kind.rstrip(']'):16} {file.rpartition('/')[2].partition(':')[0]}")
