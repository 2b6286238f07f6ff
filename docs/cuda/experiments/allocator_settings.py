"""Which variable the allocator obeys, asked without a GPU"""

import os
import sys

import torch

CASES = [
    {},
    {"PYTORCH_ALLOC_CONF": "max_split_size_mb:100"},
    {"PYTORCH_CUDA_ALLOC_CONF": "max_split_size_mb:200"},
    {"PYTORCH_ALLOC_CONF": "max_split_size_mb:100", "PYTORCH_CUDA_ALLOC_CONF": "max_split_size_mb:200"},
    {"PYTORCH_ALLOC_CONF": "max_split_size_mb:10"},
    {"PYTORCH_ALLOC_CONF": "large_segment_size_mb:12,max_split_size_mb:12"},
    {"PYTORCH_ALLOC_CONF": "large_segment_size_mb:10"},
    {"PYTORCH_ALLOC_CONF": "large_segment_size_mb:64,expandable_segments:True"},
    {"PYTORCH_ALLOC_CONF": "expandable_segments:true"},
    {"PYTORCH_ALLOC_CONF": "max_split_size:200"},
]
for case in CASES:
    for name, value in case.items():
        print(f"{name}={value}")
    sys.stdout.flush()
    if os.fork():  # each case in a process of its own, which has imported torch before the variables are set
        os.wait()
        continue
    os.environ.update(case)
    try:
        print("  ->", torch._C._accelerator_getAllocatorSettings() or "(nothing)", flush=True)
    except ValueError as error:
        print("  -> ValueError:", error, flush=True)
    os._exit(0)
