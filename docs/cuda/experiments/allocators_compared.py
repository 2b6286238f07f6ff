"""The same four lines with three allocators: what the runtime is asked, and who still counts"""

# requires: pretended-gpu, g++
import os
import subprocess
import sys

MINE = """int cudaMalloc(void **, unsigned long), cudaFree(void *);
void *my_malloc(long size, int device, void *stream) { void *p = 0; cudaMalloc(&p, size); return p; }
void my_free(void *p, long size, int device, void *stream) { cudaFree(p); }"""
PROGRAM = """import sys, torch
from guide.experiments import pretended
from torch.cuda.memory import CUDAPluggableAllocator, change_current_allocator
if sys.argv[1:]:
    change_current_allocator(CUDAPluggableAllocator("./mine.so", "my_malloc", "my_free"))
print(torch.cuda.get_allocator_backend())
a = torch.empty(1000, device="cuda")
del a
b = torch.empty(1000, device="cuda")
c = torch.empty(3000, device="cuda")
pretended.show(f"    {call}" for call in pretended.calls())
try:
    print("  counted:", torch.cuda.memory_allocated(), "allocated,", torch.cuda.memory_reserved(), "reserved")
except RuntimeError as error:
    print("  counted:", str(error).partition(".")[0])
try:
    print("  snapshot:", len(torch.cuda.memory_snapshot()), "segments")
except RuntimeError as error:
    print("  snapshot:", str(error).partition(".")[0])
try:
    change_current_allocator(CUDAPluggableAllocator("./mine.so", "my_malloc", "my_free"))
except RuntimeError as error:
    print("  changed later:", error)
"""
with open("mine.c", "w") as file:
    file.write(MINE)
subprocess.run(["gcc", "-shared", "-fPIC", "-o", "mine.so", "mine.c"], check=True)
for setting, more in ("backend:native", []), ("backend:cudaMallocAsync", []), ("", ["mine"]):
    env = os.environ | {"PYTORCH_CUDA_ALLOC_CONF": setting}
    done = subprocess.run([sys.executable, "-c", PROGRAM, *more], env=env, capture_output=True, text=True)
    print(done.stdout, end=done.stderr[-300:])
