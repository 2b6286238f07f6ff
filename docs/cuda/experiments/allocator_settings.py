"""Which variable the allocator obeys, asked without a GPU"""

# limit: 300
import os
import subprocess
import sys

ASK = "import torch; print('imported', end=' '); print(torch._C._accelerator_getAllocatorSettings() or '(nothing)')"
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
    run = subprocess.run([sys.executable, "-c", ASK], env={**os.environ, **case}, capture_output=True, text=True)
    for name, value in case.items():
        print(f"{name}={value}")
    print("  ->", run.stdout.strip(), *run.stderr.strip().splitlines()[-1:])
